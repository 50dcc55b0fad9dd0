import type { Drawings, Look } from '../drawing.ts';
import { CLAY, CONCRETE, darken, lighten } from '../palette.ts';
import { box, prism } from '../solids.ts';
import { arcPoints, n, type Point, type Sketch } from '../svg.ts';

function pits(
  s: Sketch,
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
  size = 3,
): void {
  let d = '';
  for (let i = 0; i < count; i += 1)
    d += `M${n(x + s.between(0, w))} ${n(y + s.between(0, h))}h${n(s.between(0.1, size))}`;
  s.path(d, 'none', { line: colour, w: size });
}

function solidBlock(s: Sketch, look: Look): void {
  const d = 26 + look.num('thickness', 6) * 7.5;
  s.shadow(208, 336, 168, 18);
  box(s, [44, 176, 250, 152], [d, d * 0.62], CONCRETE);
  pits(s, 46, [54, 186, 230, 132], darken(CONCRETE, 0.25));
  pits(s, 20, [54, 186, 230, 132], lighten(CONCRETE, 0.5));
  s.text(`${look.str('thickness', '6')}"`, 169, 254, 40, { colour: darken(CONCRETE, 0.45) });
}

function hollowBlock(s: Sketch, look: Look): void {
  const d = 44 + look.num('thickness', 6) * 9;
  const lift = d * 0.72;
  s.shadow(208, 336, 168, 18);
  box(s, [36, 196, 244, 132], [d, lift], CONCRETE);
  const spot = (u: number, v: number): Point => [36 + 244 * u + d * v, 196 - lift * v];
  for (const u of [0.09, 0.55]) {
    s.polygon(
      [spot(u, 0.24), spot(u, 0.78), spot(u + 0.36, 0.78), spot(u + 0.36, 0.24)],
      darken(CONCRETE, 0.68),
    );
    const [a, b] = [spot(u, 0.78), spot(u + 0.36, 0.78)];
    s.polygon(
      [a, b, [b[0], b[1] + lift * 0.3], [a[0] - d * 0.2, a[1] + lift * 0.3]],
      darken(CONCRETE, 0.35),
      { w: 2.5 },
    );
  }
  pits(s, 44, [46, 206, 224, 112], darken(CONCRETE, 0.25));
  s.text(`${look.str('thickness', '6')}"`, 158, 264, 38, { colour: darken(CONCRETE, 0.45) });
}

const STONE = '#c9b694';

function cutStone(s: Sketch, look: Look): void {
  const d = 30 + look.num('thickness', 6) * 9;
  s.shadow(208, 336, 168, 18);
  box(s, [46, 184, 238, 146], [d, d * 0.66], STONE);
  let saw = '';
  for (let x = 62; x < 280; x += 17) saw += `M${n(x + s.between(-3, 3))} 192q5 66 -3 130`;
  s.path(saw, 'none', { line: darken(STONE, 0.16), w: 2.4 });
  pits(s, 16, [56, 194, 218, 124], darken(STONE, 0.4), 4);
  s.text(`${look.str('thickness', '6')}X9`, 165, 258, 34, { colour: darken(STONE, 0.6), max: 120 });
}

function dressedStone(s: Sketch, look: Look): void {
  const d = 44 + look.num('thickness', 9) * 4.5;
  s.shadow(206, 336, 168, 18);
  const top: Point[] = [
    [48, 194],
    [86, 186],
    [48 + d, 194 - d * 0.6],
    [150 + d, 188 - d * 0.62],
    [286 + d, 196 - d * 0.58],
    [286, 190],
    [180, 198],
  ];
  s.polygon(top, lighten('#a79d8d', 0.3));
  s.polygon(
    [
      [286, 190],
      [286 + d, 196 - d * 0.58],
      [290 + d, 268 - d * 0.6],
      [284 + d, 326 - d * 0.58],
      [290, 328],
      [282, 260],
    ],
    darken('#a79d8d', 0.25),
  );
  s.polygon(
    [
      [48, 194],
      [180, 198],
      [286, 190],
      [282, 260],
      [290, 328],
      [170, 334],
      [44, 328],
      [54, 262],
    ],
    '#a79d8d',
  );
  let chisel = '';
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [60 + s.between(0, 206), 206 + s.between(0, 104)];
    chisel += `M${n(x)} ${n(y)}l${n(s.between(5, 12))} ${n(s.between(6, 12))}`;
  }
  s.path(chisel, 'none', { line: darken('#a79d8d', 0.35), w: 3 });
  s.text(`${look.str('thickness', '9')}X9`, 168, 262, 36, { max: 110 });
}

/** Slab pot: a trapezoidal hollow block that fills the space between ribs. */
function maxpan(s: Sketch, look: Look): void {
  const h = 66 + look.num('depth', 200) * 0.36;
  const y = 328 - h;
  const v: Point = [104, -66];
  const face: Point[] = [
    [64, y],
    [252, y],
    [292, 306],
    [292, 328],
    [24, 328],
    [24, 306],
  ];
  s.shadow(210, 338, 172, 16);
  prism(s, face, v, CONCRETE);
  for (const x of [84, 168]) {
    s.polygon(
      [
        [x, y + 24],
        [x + 62, y + 24],
        [x + 68, 302],
        [x - 6, 302],
      ],
      darken(CONCRETE, 0.66),
      { w: 3.5 },
    );
    s.polygon(
      [
        [x - 4, 300],
        [x + 66, 300],
        [x + 68, 282],
        [x + 14, 282],
      ],
      darken(CONCRETE, 0.38),
      { line: 'none' },
    );
  }
  pits(s, 22, [60, y + 6, 190, 14], darken(CONCRETE, 0.25));
}

function brick(s: Sketch, look: Look): void {
  const facing = look.str('grade', 'common') === 'facing';
  const colour = facing ? '#b24e35' : CLAY;
  s.shadow(206, 336, 164, 16);
  const lay = (x: number, y: number): void => {
    box(s, [x, y, 196, 66], [70, 46], colour);
    pits(s, facing ? 8 : 24, [x + 8, y + 8, 180, 50], darken(colour, 0.3), facing ? 2.4 : 4);
    if (facing)
      for (let i = 0; i < 3; i += 1)
        s.ellipse(x + 64 + i * 54, y - 23, 15, 7, darken(colour, 0.6), { w: 3 });
    else
      s.polygon(
        [
          [x + 62, y - 12],
          [x + 176, y - 12],
          [x + 204, y - 32],
          [x + 92, y - 32],
        ],
        darken(colour, 0.12),
        { w: 2.5 },
      );
  };
  lay(98, 262);
  lay(44, 196);
  if (!facing)
    s.path('M54 214l40 -6M150 250l60 -8', 'none', { line: darken(colour, 0.45), w: 5, o: 0.6 });
}

function interlockingBlock(s: Sketch): void {
  const soil = '#bf7d52';
  s.shadow(208, 336, 166, 16);
  box(s, [46, 210, 232, 118], [86, 60], soil);
  s.polygon(
    [
      [92, 190],
      [128, 166],
      [312, 166],
      [276, 190],
    ],
    lighten(soil, 0.45),
    { w: 3.5 },
  );
  s.polygon(
    [
      [92, 190],
      [276, 190],
      [276, 202],
      [92, 202],
    ],
    soil,
    { w: 3 },
  );
  s.polygon(
    [
      [276, 190],
      [312, 166],
      [312, 177],
      [276, 202],
    ],
    darken(soil, 0.22),
    { w: 3 },
  );
  for (const x of [146, 226]) s.ellipse(x + 10, 178, 20, 8, darken(soil, 0.62), { w: 3 });
  s.polygon(
    [
      [278, 252],
      [300, 238],
      [300, 286],
      [278, 300],
    ],
    darken(soil, 0.5),
    { w: 3 },
  );
  s.path('M46 228H278M46 312H278', 'none', { line: darken(soil, 0.25), w: 2.5 });
  pits(s, 40, [56, 232, 212, 76], darken(soil, 0.3));
  pits(s, 18, [56, 232, 212, 76], lighten(soil, 0.4));
}

function ventBlock(s: Sketch): void {
  s.shadow(208, 336, 142, 16);
  box(s, [70, 98, 228, 228], [52, 34], CONCRETE);
  for (const [x, y] of [
    [96, 124],
    [192, 124],
    [96, 220],
    [192, 220],
  ] as const) {
    const flip = (x > 100 ? 1 : 0) + (y > 130 ? 1 : 0) === 1;
    s.rect(x, y, 80, 80, darken(CONCRETE, 0.66));
    s.path(
      `M${x} ${y + 80}V${y}H${x + 80}L${x + 62} ${y + 18}H${x + 18}V${y + 62}Z`,
      darken(CONCRETE, 0.32),
      { w: 2.5 },
    );
    const leaf = flip
      ? `M${x} ${y}Q${x + 66} ${y + 14} ${x + 80} ${y + 80}Q${x + 14} ${y + 66} ${x} ${y}Z`
      : `M${x + 80} ${y}Q${x + 66} ${y + 66} ${x} ${y + 80}Q${x + 14} ${y + 14} ${x + 80} ${y}Z`;
    s.path(leaf, lighten(CONCRETE, 0.12), { w: 3 });
  }
  pits(s, 22, [76, 102, 216, 14], darken(CONCRETE, 0.25));
}

/** Random rubble and sawn natural stone for cladding. */
function mazeras(s: Sketch, look: Look): void {
  s.shadow(204, 336, 156, 14);
  const tones = ['#d9b076', '#c98f5c', '#b9a184', '#e3c591', '#a98667'];
  box(s, [60, 92, 262, 236], [26, 18], '#9a8a74');
  if (look.str('cut', 'random') === 'sawn') {
    for (let row = 0; row < 6; row += 1) {
      for (let i = 0; i < 3; i += 1) {
        const from = i === 0 ? 64 : 64 + i * 92 - (row % 2) * 40;
        const to = i === 2 ? 318 : 60 + (i + 1) * 92 - (row % 2) * 40;
        s.rect(from, 96 + row * 38.6, to - from, 35, tones[(row * 2 + i * 3) % 5] ?? '#d9b076', {
          w: 3,
          r: 3,
        });
      }
    }
    return;
  }
  const spots: readonly Point[] = [
    [104, 128],
    [178, 122],
    [260, 130],
    [92, 196],
    [160, 190],
    [226, 186],
    [290, 200],
    [114, 262],
    [190, 254],
    [262, 262],
    [98, 306],
    [164, 308],
    [232, 310],
    [294, 304],
  ];
  spots.forEach(([x, y], i) => {
    const turn = s.between(0, 60);
    s.blob(
      arcPoints(x, y, 38, i > 9 ? 19 : 30, turn, turn + 360, 6).map(
        ([a, b]): Point => [Math.min(Math.max(a, 66), 318), Math.min(Math.max(b, 98), 324)],
      ),
      tones[i % 5] ?? '#d9b076',
      { w: 3 },
    );
  });
}

export const blocksAndStones: Drawings = {
  'solid-block': { paint: solidBlock, focus: [200, 220], scene: 'pallet' },
  'hollow-block': { paint: hollowBlock, focus: [200, 190], scene: 'pallet' },
  'cut-stone': { paint: cutStone, focus: [220, 210], scene: 'pallet' },
  'dressed-stone': { paint: dressedStone, focus: [220, 220], scene: 'pallet' },
  'slab-pot': { paint: maxpan, focus: [200, 240], scene: 'pallet' },
  brick: { paint: brick, focus: [170, 220], scene: 'pallet' },
  'interlocking-block': { paint: interlockingBlock, focus: [220, 210], scene: 'pallet' },
  'vent-block': { paint: ventBlock, focus: [190, 200], scene: 'pallet' },
  'natural-stone': { paint: mazeras, focus: [190, 210], scene: 'floor' },
};
