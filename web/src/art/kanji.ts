// Whether the device can draw kanji: without a font for them two different ones look the same.

let known: boolean | null = null;

function drawn(canvas: HTMLCanvasElement, sign: string): string {
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.font = '20px serif';
  pen.fillText(sign, 2, 22);
  return canvas.toDataURL();
}

export function hasKanji(): boolean {
  if (known === null) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 28;
    known = drawn(canvas, '札') !== drawn(canvas, '幌');
  }
  return known;
}
