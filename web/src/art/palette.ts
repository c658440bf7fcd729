// Each resource has a colour and a sign of its own, so that nothing depends on telling colours apart.

export interface Paint {
  main: string;
  light: string;
  pale: string;
  deep: string;
}

export const colours: Record<string, Paint> = {
  b: { main: '#1f5fa6', light: '#7fb2e6', pale: '#dbe8f5', deep: '#143f70' },
  n: { main: '#7d4a1e', light: '#c08a55', pale: '#efe0d0', deep: '#512e10' },
  e: { main: '#59616e', light: '#aab2bd', pale: '#e6e8eb', deep: '#3a404a' },
  y: { main: '#a87500', light: '#f4cf55', pale: '#faefcd', deep: '#6d4c00' },
  g: { main: '#2f7a3a', light: '#7fc487', pale: '#dcefdd', deep: '#1b4d23' },
};

// In a box of 16 × 16: drop, square, triangle, diamond, leaf.
export const glyphs: Record<string, string> = {
  b: 'M8 1.500C11 6 13 8 13 10.500a5 5 0 0 1-10 0C3 8 5 6 8 1.500z',
  n: 'M3 3h10v10H3z',
  e: 'M8 2l6.5 12h-13z',
  y: 'M8 1l6 7-6 7-6-7z',
  g: 'M2 14C2 6 7 2 14 2c0 8-5 12-10.5 10.500L2 14z',
};

// One colour and one mark for each seat.
export const seatColours = ['#b3372a', '#1f5fa6', '#2f7a3a', '#7a4fa3', '#8a6100'] as const;
