// Files in and out of the browser.

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const largest = 1_000_000;

// The text of the chosen file and the value it holds, if it is JSON.
export async function readFile(files: FileList | null): Promise<{ text: string; json: unknown } | null> {
  const file = files?.[0];
  if (!file) return null;
  const text = file.size > largest ? '' : await file.text();
  try {
    return { text, json: JSON.parse(text) as unknown };
  } catch {
    return { text, json: null };
  }
}
