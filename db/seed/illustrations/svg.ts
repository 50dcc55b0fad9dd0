import { labelPath } from './lettering.ts';
import { INK, labelOn } from './palette.ts';

/** The side of every picture, in user units. */
export const SIZE = 400;
const OUTLINE = 4;

export type Point = readonly [x: number, y: number];

export interface Style {
  /** Outline colour; the ink of the site by default, `none` for a bare fill. */
  line?: string;
  /** Outline width in user units; 4 by default. */
  w?: number;
  /** Opacity from 0 to 1. */
  o?: number;
  /** Corner radius, of rectangles only. */
  r?: number;
  /** SVG dash array. */
  dash?: string;
}

export interface LabelStyle {
  colour?: string;
  /** Greatest width in user units; a longer label is squeezed. */
  max?: number;
  /** Stroke width; a fifth of the height by default. */
  weight?: number;
}

/** FNV-1a, 32 bit: a stable seed for a name. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32: numbers from 0 to 1, the same for the same seed on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

/** Shortest text of a coordinate, to a tenth of a unit. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

export function at(point: Point): string {
  return `${n(point[0])} ${n(point[1])}`;
}

/** Points on an ellipse, clockwise from `from` degrees (0 is right, 90 is down). */
export function arcPoints(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from = 0,
  to = 360,
  count = 8,
): Point[] {
  const last = to - from === 360 ? count : count - 1;
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / last) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

function attributes(fill: string, style: Style): string {
  let text = fill === 'none' ? '' : ` fill="${fill}"`;
  if (style.line !== undefined) text += ` stroke="${style.line}"`;
  if (style.w !== undefined) text += ` stroke-width="${n(style.w)}"`;
  if (style.o !== undefined) text += ` opacity="${style.o}"`;
  if (style.dash !== undefined) text += ` stroke-dasharray="${style.dash}"`;
  return text;
}

/**
 * A sheet to draw on with an unsteady but confident hand: every outline is nudged by a seeded
 * random amount, so that the same drawing comes out the same on every machine.
 */
export class Sketch {
  readonly #parts: string[] = [];
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A number between `low` and `high`, from the sketch's own seed. */
  between(low: number, high: number): number {
    return low + (high - low) * this.#random();
  }

  #nudge(point: Point, reach: number): Point {
    return [point[0] + this.between(-reach, reach), point[1] + this.between(-reach, reach)];
  }

  /** Edge with a slight bow towards the next point. */
  #edge(from: Point, to: Point): string {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length < 24) return `L${at(to)}`;
    const bow = this.between(-1, 1) * Math.min(2.2, length * 0.014);
    const middle: Point = [
      (from[0] + to[0]) / 2 - ((to[1] - from[1]) / length) * bow,
      (from[1] + to[1]) / 2 + ((to[0] - from[0]) / length) * bow,
    ];
    return `Q${at(middle)} ${at(to)}`;
  }

  #polyline(points: readonly Point[], closed: boolean): string {
    const span = points.reduce((most, point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return Math.max(most, Math.hypot(next[0] - point[0], next[1] - point[1]));
    }, 0);
    const reach = Math.min(1, span * 0.012);
    const nudged = points.map((point) => this.#nudge(point, reach));
    const first = nudged[0];
    if (!first) return '';
    let d = `M${at(first)}`;
    nudged.slice(1).forEach((point, index) => {
      d += this.#edge(nudged[index] ?? first, point);
    });
    return closed ? `${d}${this.#edge(nudged.at(-1) ?? first, first)}Z` : d;
  }

  /** Catmull-Rom spline through the points. */
  #spline(points: readonly Point[], closed: boolean): string {
    const count = points.length;
    const pick = (index: number): Point => {
      const wrapped = closed
        ? (index + count) % count
        : Math.min(Math.max(index, 0), Math.max(count - 1, 0));
      return points[wrapped] ?? [0, 0];
    };
    let d = `M${at(pick(0))}`;
    for (let index = 0; index < (closed ? count : count - 1); index += 1) {
      const [p0, p1, p2, p3] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
      d += `C${n(p1[0] + (p2[0] - p0[0]) / 6)} ${n(p1[1] + (p2[1] - p0[1]) / 6)} `;
      d += `${n(p2[0] - (p3[0] - p1[0]) / 6)} ${n(p2[1] - (p3[1] - p1[1]) / 6)} ${at(p2)}`;
    }
    return closed ? `${d}Z` : d;
  }

  /** Path data as given, without a nudge. */
  path(d: string, fill = 'none', style: Style = {}): void {
    this.#parts.push(`<path d="${d}"${attributes(fill, style)}/>`);
  }

  polygon(points: readonly Point[], fill: string, style: Style = {}): void {
    this.path(this.#polyline(points, true), fill, style);
  }

  line(points: readonly Point[], style: Style = {}): void {
    this.path(this.#polyline(points, false), 'none', style);
  }

  /** Closed smooth shape through the points. */
  blob(points: readonly Point[], fill: string, style: Style = {}): void {
    this.path(this.#spline(points, true), fill, style);
  }

  /** Open smooth line through the points. */
  curve(points: readonly Point[], style: Style = {}): void {
    this.path(this.#spline(points, false), 'none', style);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, style: Style = {}): void {
    const r = Math.min(style.r ?? 0, w / 2, h / 2);
    if (r <= 0) {
      this.polygon(
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        fill,
        style,
      );
      return;
    }
    const [a, b] = [this.between(-0.8, 0.8), this.between(-0.8, 0.8)];
    const [left, right, top, bottom] = [x + a, x + w + b, y + b, y + h - a];
    const arc = `A${n(r)} ${n(r)} 0 0 1 `;
    this.path(
      `M${n(left + r)} ${n(top)}L${n(right - r)} ${n(top - a)}${arc}${n(right)} ${n(top + r)}` +
        `L${n(right + b)} ${n(bottom - r)}${arc}${n(right - r)} ${n(bottom)}` +
        `L${n(left + r)} ${n(bottom + b)}${arc}${n(left)} ${n(bottom - r)}` +
        `L${n(left)} ${n(top + r)}${arc}${n(left + r)} ${n(top)}Z`,
      fill,
      style,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, style: Style = {}): void {
    const wobble = (radius: number): number =>
      radius + this.between(-1, 1) * Math.min(0.8, radius * 0.02);
    const shape = ` cx="${n(cx)}" cy="${n(cy)}" rx="${n(wobble(rx))}" ry="${n(wobble(ry))}"`;
    this.#parts.push(`<ellipse${shape}${attributes(fill, style)}/>`);
  }

  circle(cx: number, cy: number, r: number, fill: string, style: Style = {}): void {
    this.ellipse(cx, cy, r, r, fill, style);
  }

  /** Flat ring: the hole shows what lies behind. */
  ring(cx: number, cy: number, outer: Point, inner: Point, fill: string, style: Style = {}): void {
    const loop = ([rx, ry]: Point): string =>
      `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0` +
      `a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;
    const rule = ' fill-rule="evenodd"';
    const d = loop(outer) + loop(inner);
    this.#parts.push(`<path d="${d}"${rule}${attributes(fill, style)}/>`);
  }

  /** Label in stroke letters, centred on (x, y). */
  text(label: string, x: number, y: number, height: number, style: LabelStyle = {}): void {
    const { d, width } = labelPath(label, x, y, height, style.max);
    if (d === '' || width < 0) return;
    const weight = style.weight ?? height * 0.2;
    this.path(d, 'none', { line: style.colour ?? INK, w: Math.max(1.2, weight) });
  }

  /** Label on a coloured ground, light or dark as the ground asks. */
  label(ground: string, label: string, x: number, y: number, height: number, max?: number): void {
    this.text(label, x, y, height, { colour: labelOn(ground), ...(max ? { max } : {}) });
  }

  group(transform: string, draw: () => void): void {
    this.#parts.push(`<g transform="${transform}">`);
    draw();
    this.#parts.push('</g>');
  }

  /** Soft shadow on the ground. */
  shadow(cx: number, cy: number, rx: number, ry = rx * 0.12): void {
    this.ellipse(cx, cy, rx, ry, INK, { line: 'none', o: 0.2 });
    this.ellipse(cx, cy, rx * 0.8, ry * 0.7, INK, { line: 'none', o: 0.12 });
  }

  /** Finished markup, or other markup made by a sketch. */
  append(markup: string): void {
    this.#parts.push(markup);
  }

  /** Everything drawn so far, as SVG elements without a root. */
  markup(): string {
    return this.#parts.join('');
  }
}

/** Wraps markup into a whole picture with the common outline. */
export function picture(markup: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" ` +
    `height="${SIZE}"><g fill="none" stroke="${INK}" stroke-width="${OUTLINE}" ` +
    `stroke-linejoin="round" stroke-linecap="round">${markup}</g></svg>`
  );
}
