// The part of the sea that the board shows, in squares.

import type { Bounds } from './geometry';
import type { Cell } from './notation';

const closest = 3.5;
const farthest = 60;

// Goes as far as the bounds allow.
export function zoom(box: Bounds, wanted: number, about?: Cell): Bounds {
  const most = Math.max(1, Math.min(box.w, box.h) / closest);
  const least = Math.min(1, Math.max(box.w, box.h) / farthest);
  const factor = Math.min(most, Math.max(least, wanted));
  const w = box.w / factor;
  const h = box.h / factor;
  const centre = about ?? { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  return {
    x: centre.x - (centre.x - box.x) / factor,
    y: centre.y - (centre.y - box.y) / factor,
    w,
    h,
  };
}

export const pan = (box: Bounds, dx: number, dy: number): Bounds => ({ ...box, x: box.x + dx, y: box.y + dy });

// Two fingers: how far apart, where between them, at which angle.
export interface Pinch {
  distance: number;
  x: number;
  y: number;
  angle: number;
}

export function pinch(a: Cell, b: Cell): Pinch {
  return {
    distance: Math.hypot(b.x - a.x, b.y - a.y),
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    angle: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
  };
}

// Quarter turns between two angles, if the fingers turned far enough to mean it.
export function twist(from: number, to: number): number {
  const turned = ((to - from + 540) % 360) - 180;
  return Math.abs(turned) < 35 ? 0 : Math.sign(turned);
}
