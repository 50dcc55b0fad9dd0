import {
  CONCRETE,
  darken,
  LATERITE,
  lighten,
  mix,
  SAND,
  SKY,
  TIMBER,
  WHITE,
  YELLOW,
} from './palette.ts';
import { arcPoints, type Point, SIZE, type Sketch } from './svg.ts';

/** Pale panels, one per group of goods: sand, concrete, laterite, sky, leaf and limewash. */
const TINTS = ['#f0e2cb', '#e2ded5', '#f0d9cb', '#d9e5e4', '#e1e6d3', '#f4ead2'] as const;

export function tintOf(seed: number): string {
  return TINTS[seed % TINTS.length] ?? TINTS[0];
}

const bare = { line: 'none' } as const;

function specks(s: Sketch, count: number, colour: string, [top, bottom]: Point): void {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [s.between(8, SIZE - 8), s.between(top, bottom)];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${s.between(1, 6).toFixed(0)} ${s.between(-2, 2).toFixed(0)}`;
  }
  s.path(d, 'none', { line: colour, w: 2.6 });
}

/**
 * Panel of the main view: tinted plaster, a lighter patch behind the item, a screeded floor.
 * @param ground colour of the brand; without one the drawing's group has a tint
 */
export function panelBackdrop(s: Sketch, seed: number, ground: string | null): void {
  const tint = ground === null ? tintOf(seed) : lighten(ground, 0.62);
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, tint, bare);
  const patch = arcPoints(200, 182, 158, 150, 0, 360, 9).map(
    ([x, y]): Point => [x + s.between(-8, 8), y + s.between(-8, 8)],
  );
  s.blob(patch, lighten(tint, 0.55), bare);
  const floor = mix(tint, darken(CONCRETE, 0.12), 0.42);
  s.path(
    `M0 ${304 + s.between(-4, 4)}Q110 ${296 + s.between(-5, 5)} 210 303T${SIZE} 300V${SIZE}H0Z`,
    floor,
    bare,
  );
  specks(s, 14, darken(tint, 0.1), [14, 290]);
  specks(s, 18, darken(floor, 0.14), [312, 392]);
  s.line(
    [
      [0, 303],
      [34, 301],
    ],
    { line: YELLOW, w: 6 },
  );
}

/** Board of the detail view: squared paper and the yellow corners of a marked-out square. */
export function gridBackdrop(s: Sketch, seed: number): void {
  const paper = lighten(tintOf(seed + 1), 0.25);
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, paper, bare);
  let d = '';
  for (let step = 40; step < SIZE; step += 40) d += `M${step} 0V${SIZE}M0 ${step}H${SIZE}`;
  s.path(d, 'none', { line: darken(paper, 0.09), w: 1.6 });
}

export function gridCorners(s: Sketch): void {
  const mark = { line: YELLOW, w: 7 };
  s.line(
    [
      [16, 52],
      [16, 16],
      [52, 16],
    ],
    mark,
  );
  s.line(
    [
      [384, 348],
      [384, 384],
      [348, 384],
    ],
    mark,
  );
}

/** A building site: sky, hills, a frame going up, laterite ground. */
export function siteBackdrop(s: Sketch): void {
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, SKY, bare);
  s.circle(330, 66, 30, YELLOW, bare);
  s.blob(
    [
      [-30, 250],
      [40, 176],
      [120, 206],
      [210, 168],
      [320, 210],
      [430, 180],
      [430, 300],
      [-30, 300],
    ],
    '#b9c7ae',
    bare,
  );
  const frame = { line: darken(CONCRETE, 0.12), w: 7 };
  s.line(
    [
      [36, 240],
      [36, 92],
      [150, 92],
      [150, 240],
    ],
    frame,
  );
  s.line(
    [
      [93, 92],
      [93, 240],
    ],
    frame,
  );
  s.line(
    [
      [26, 142],
      [160, 142],
    ],
    frame,
  );
  s.line(
    [
      [26, 192],
      [160, 192],
    ],
    frame,
  );
  s.line(
    [
      [170, 240],
      [170, 76],
      [20, 76],
    ],
    { line: TIMBER, w: 4 },
  );
  s.path(`M0 234Q120 222 220 232T${SIZE} 228V${SIZE}H0Z`, '#cf8f6a', bare);
  s.path(`M0 300Q150 286 260 298T${SIZE} 292V${SIZE}H0Z`, '#c27f5b', bare);
  specks(s, 26, '#a9664a', [246, 392]);
}

/** Plastered room: wall, skirting, floor. */
export function roomBackdrop(s: Sketch, tiled: boolean): void {
  const wall = tiled ? '#dbe8e6' : '#efe3cf';
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, wall, bare);
  if (tiled) {
    let d = '';
    for (let y = 30; y < 290; y += 52) d += `M0 ${y}H${SIZE}`;
    for (let x = 28; x < SIZE; x += 58) d += `M${x} 0V290`;
    s.path(d, 'none', { line: WHITE, w: 4 });
    s.rect(26, 34, 92, 84, '#bfdbe2', { w: 5, line: darken(CONCRETE, 0.2) });
    s.line(
      [
        [72, 34],
        [72, 118],
      ],
      { line: darken(CONCRETE, 0.2) },
    );
  } else {
    specks(s, 22, darken(wall, 0.1), [12, 280]);
  }
  s.path(`M0 292H${SIZE}V${SIZE}H0Z`, tiled ? '#c9b9a2' : '#bd8a63', bare);
  s.rect(-6, 282, 412, 14, tiled ? WHITE : darken(TIMBER, 0.12), { w: 3 });
  if (!tiled) specks(s, 16, '#9d6c4a', [306, 394]);
}

/** A hardware shop: painted boards and two shelves. */
export function shopBackdrop(s: Sketch): void {
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, '#e9d3b4', bare);
  let d = '';
  for (let x = 50; x < SIZE; x += 50) d += `M${x} 0V${SIZE}`;
  s.path(d, 'none', { line: '#d8bd97', w: 3 });
  s.rect(-10, 0, 420, 26, LATERITE, { w: 3 });
  for (let x = 0; x < SIZE; x += 40) {
    s.path(`M${x} 26h20v14q-10 10-20 0Z`, YELLOW, { w: 2.5 });
    s.path(`M${x + 20} 26h20v14q-10 10-20 0Z`, WHITE, { w: 2.5 });
  }
  for (const y of [202, 368]) {
    s.rect(-10, y, 420, 16, TIMBER, { w: 3.5 });
    s.path(`M0 ${y + 17}H${SIZE}v9H0Z`, darken(SAND, 0.25), { line: 'none', o: 0.5 });
  }
}

/** Workbench before a pegboard. */
export function benchBackdrop(s: Sketch): void {
  s.path(`M0 0H${SIZE}V${SIZE}H0Z`, '#d8dfd6', bare);
  let d = '';
  for (let y = 30; y < 250; y += 34) for (let x = 22; x < SIZE; x += 36) d += `M${x} ${y}h.1`;
  s.path(d, 'none', { line: '#aab5a8', w: 6 });
  s.path(`M-6 262L406 256V322L-6 330Z`, lighten(TIMBER, 0.12), { w: 4 });
  s.path('M-6 330L406 322V352L-6 358Z', darken(TIMBER, 0.18), { w: 4 });
  s.path(`M0 358L${SIZE} 352V${SIZE}H0Z`, '#8f7561', bare);
  s.path('M20 280q120-8 180 2M240 300q80-8 150-2', 'none', { line: darken(TIMBER, 0.14), w: 2.5 });
}

/** Timber pallet with its top at the given height. */
export function pallet(s: Sketch, y: number): void {
  s.shadow(200, y + 36, 176, 14);
  for (const x of [44, 178, 312]) s.rect(x, y + 12, 42, 22, darken(TIMBER, 0.3), { w: 3 });
  s.rect(30, y, 340, 15, TIMBER, { w: 3.5 });
  s.line(
    [
      [118, y + 2],
      [118, y + 13],
    ],
    { w: 2.5 },
  );
  s.line(
    [
      [262, y + 2],
      [262, y + 13],
    ],
    { w: 2.5 },
  );
}
