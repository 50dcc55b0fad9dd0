import { isHexColour } from './palette.ts';
import type { Point, Sketch } from './svg.ts';

export type DrawingParams = Readonly<Record<string, string | number>>;

/** What to draw: a drawing's name and its parameters, in canonical key order. */
export interface DrawingSpec {
  drawing: string;
  params: Record<string, string | number>;
}

/** Checked access to a drawing's parameters: a value of the wrong kind gives the default. */
export interface Look {
  num(key: string, fallback: number): number;
  str(key: string, fallback: string): string;
  /** A `#rrggbb` colour. */
  colour(key: string, fallback: string): string;
}

export type SceneName =
  | 'pallet'
  | 'row'
  | 'pair'
  | 'shelf'
  | 'wall'
  | 'bench'
  | 'yard'
  | 'room'
  | 'counter'
  | 'shower'
  | 'roof'
  | 'tower'
  | 'floor'
  | 'heap'
  | 'facade'
  | 'site'
  | 'ceiling';

/** Puts a copy of the item with its foot at (x, y). */
export type Place = (x: number, y: number, scale: number, turn?: number) => void;

export interface Drawing {
  /** Draws the item in the 400 × 400 box, standing on the ground at about y = 335. */
  paint(s: Sketch, look: Look): void;
  /** Where the detail view looks; the middle by default. */
  focus?: Point;
  /** Magnification of the detail view; 1.75 by default. */
  zoom?: number;
  /** The third view: the item in quantity or at its place on site. */
  scene: SceneName;
}

export type Drawings = Readonly<Record<string, Drawing>>;

export function lookOf(params: DrawingParams): Look {
  return {
    num(key, fallback) {
      const value = params[key];
      return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
    },
    str(key, fallback) {
      const value = params[key];
      return typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : fallback;
    },
    colour(key, fallback) {
      const value = params[key];
      return isHexColour(value) ? value : fallback;
    },
  };
}
