// How a board is moved: one pointer pans or carries something, two zoom and turn, the wheel zooms, keys do both.
// Places are in squares of `square` units of the drawing.

import type { Bounds } from '../state/geometry';
import type { Cell } from '../state/notation';
import { type Pinch, pan, pinch, twist, zoom } from '../state/viewport';

export const square = 40;

export interface PointingHost {
  svg: () => SVGSVGElement | undefined;
  fit: () => Bounds; // what is shown until somebody moves the board
  carries?: (point: Cell) => boolean; // whether a drag that begins here carries something
  turns?: () => boolean; // whether two fingers may turn what is held
  onpoint?: (point: Cell) => void;
  ongrab?: (point: Cell, phase: 'move' | 'end') => void;
  onturn?: (steps: number) => void;
  onhover?: (point: Cell) => void;
}

interface Drag {
  at: Cell;
  box: Bounds;
  carries: boolean;
  moved: boolean;
}

const directions: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export class Pointing {
  readonly host: PointingHost;
  manual = $state.raw<Bounds | null>(null);
  readonly box: Bounds = $derived.by(() => this.manual ?? this.host.fit());
  readonly viewBox: string = $derived.by(() => {
    const { x, y, w, h } = this.box;
    return `${x * square} ${y * square} ${w * square} ${h * square}`;
  });

  readonly #pointers = new Map<number, Cell>();
  #began: Drag | null = null;
  #pinched: { at: Pinch; box: Bounds; turned: boolean } | null = null;

  constructor(host: PointingHost) {
    this.host = host;
  }

  locate(clientX: number, clientY: number): Cell | null {
    const matrix = this.host.svg()?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x: point.x / square, y: point.y / square };
  }

  contains(clientX: number, clientY: number): boolean {
    const rect = this.host.svg()?.getBoundingClientRect();
    return !!rect && clientX >= rect.left && clientX <= rect.right && clientY >= rect.top && clientY <= rect.bottom;
  }

  // On the screen, in pixels.
  squareSize(): number {
    return (this.host.svg()?.getScreenCTM()?.a ?? 1) * square;
  }

  zoomBy(factor: number): void {
    this.manual = zoom(this.box, factor);
  }

  showAll(): void {
    this.manual = null;
  }

  // Not passive, so that the page does not scroll: to be added by hand.
  listen(svg: SVGSVGElement | undefined): () => void {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const about = this.locate(event.clientX, event.clientY);
      this.manual = zoom(this.box, Math.exp(-event.deltaY * 0.0016), about ?? undefined);
    };
    svg?.addEventListener('wheel', wheel, { passive: false });
    return () => svg?.removeEventListener('wheel', wheel);
  }

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.host.svg()?.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 2) {
      this.#pinched = { at: this.#currentPinch(), box: this.box, turned: false };
      this.#began = null;
      return;
    }
    const point = this.locate(event.clientX, event.clientY);
    const carries = !!point && (this.host.carries?.(point) ?? false);
    this.#began = { at: { x: event.clientX, y: event.clientY }, box: this.box, carries, moved: false };
  };

  move = (event: PointerEvent): void => {
    const point = this.locate(event.clientX, event.clientY);
    if (!this.#pointers.has(event.pointerId)) {
      if (event.pointerType === 'mouse' && point) this.host.onhover?.(point);
      return;
    }
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pinched && this.#pointers.size === 2) this.#pinchMove();
    else if (this.#began) this.#drag(event, this.#began, point);
  };

  up = (event: PointerEvent): void => {
    const known = this.#pointers.delete(event.pointerId);
    if (this.#pointers.size < 2) this.#pinched = null;
    const start = this.#began;
    if (this.#pointers.size === 0) this.#began = null;
    const point = this.locate(event.clientX, event.clientY);
    if (!known || !start || !point || event.type === 'pointercancel') return;
    if (!start.moved) this.host.onpoint?.(point);
    else if (start.carries) this.host.ongrab?.(point, 'end');
  };

  // Whether the key moved the board.
  key(event: KeyboardEvent): boolean {
    const direction = directions[event.key];
    if (direction) this.manual = pan(this.box, direction[0], direction[1]);
    else if (event.key === '+' || event.key === '=') this.zoomBy(1.25);
    else if (event.key === '-') this.zoomBy(0.8);
    else if (event.key === 'f' || event.key === 'F') this.showAll();
    else return false;
    return true;
  }

  #currentPinch(): Pinch {
    const [a, b] = [...this.#pointers.values()];
    return pinch(a ?? { x: 0, y: 0 }, b ?? { x: 1, y: 0 });
  }

  #drag(event: PointerEvent, start: Drag, point: Cell | null): void {
    const [dx, dy] = [event.clientX - start.at.x, event.clientY - start.at.y];
    if (!start.moved && Math.hypot(dx, dy) < 7) return;
    start.moved = true;
    if (start.carries && point) this.host.ongrab?.(point, 'move');
    else this.manual = pan(start.box, -dx / this.squareSize(), -dy / this.squareSize());
  }

  #pinchMove(): void {
    if (!this.#pinched) return;
    const now = this.#currentPinch();
    const turn = this.host.turns?.() ? twist(this.#pinched.at.angle, now.angle) : 0;
    if (turn !== 0) {
      this.host.onturn?.(turn);
      this.#pinched = { at: now, box: this.box, turned: true };
      return;
    }
    const about = this.locate(this.#pinched.at.x, this.#pinched.at.y);
    if (!this.#pinched.turned) {
      this.manual = zoom(this.#pinched.box, now.distance / this.#pinched.at.distance, about ?? undefined);
    }
  }
}
