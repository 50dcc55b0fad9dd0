import type { Drawings, Look } from '../drawing.ts';
import {
  ALUMINIUM,
  BRASS,
  darken,
  INK,
  lighten,
  MAHOGANY,
  STEEL,
  TIMBER,
  YELLOW,
} from '../palette.ts';
import { box, tube } from '../solids.ts';
import type { Sketch } from '../svg.ts';

const BLADE = '#a9b4b9';

/** Ash handle along the y axis, from the origin upwards. */
function handle(s: Sketch, length: number, half = 9, colour = TIMBER): void {
  s.rect(-half, -length, half * 2, length, colour, { r: half });
  s.rect(half * 0.2, -length + 6, half * 0.7, length - 8, darken(colour, 0.2), { line: 'none' });
}

function spade(s: Sketch, look: Look): void {
  s.shadow(230, 336, 90, 12);
  s.group('translate(196 196) rotate(14)', () => {
    handle(s, 118, 9);
    s.path(
      'M-34 -158Q-34 -172 -20 -172H20Q34 -172 34 -158L14 -112H-14Z',
      look.colour('colour', MAHOGANY),
    );
    s.path('M-18 -156H18L8 -134H-8Z', '#efe2cc', { w: 3 });
    s.path('M-12 -10H12L16 30H-16Z', STEEL);
    if (look.str('shape', 'square') === 'square')
      s.path('M-52 22Q0 10 52 22L48 138Q0 148 -48 138Z', BLADE);
    else s.path('M-50 26Q0 10 50 26Q58 94 0 150Q-58 94 -50 26Z', BLADE);
    s.path('M0 26V96M-30 36V110', 'none', { line: '#ffffff', w: 6, o: 0.8 });
    s.path('M-16 26Q0 90 16 26', 'none', { w: 3 });
  });
}

function jembe(s: Sketch, look: Look): void {
  s.shadow(200, 336, 140, 13);
  s.group('translate(310 330) rotate(-38)', () => handle(s, 330, 10));
  s.group('translate(118 84) rotate(-38)', () => {
    s.ellipse(0, 0, 28, 22, STEEL);
    s.ellipse(0, 0, 13, 10, TIMBER, { w: 3 });
    if (look.str('style', 'plain') === 'fork') {
      for (const x of [-46, -8, 30])
        s.path(`M${x} 30L${x + 2} 132L${x + 8} 148L${x + 14} 132L${x + 16} 30Z`, BLADE);
      s.path('M-48 22Q0 8 48 22V42Q0 30 -48 42Z', BLADE);
    } else {
      s.path('M-38 20Q0 8 38 20L56 136Q0 154 -56 136Z', BLADE);
      s.path('M10 16Q30 16 38 20L56 136Q40 142 22 144Z', darken(BLADE, 0.2), { line: 'none' });
      s.path('M-56 136Q0 154 56 136', 'none', { line: '#ffffff', w: 4 });
    }
  });
}

function pickaxe(s: Sketch): void {
  s.shadow(200, 336, 140, 13);
  s.group('rotate(24 200 200)', () => {
    s.rect(188, 96, 24, 238, TIMBER, { r: 10 });
    s.rect(202, 100, 8, 230, darken(TIMBER, 0.2), { line: 'none' });
    s.path(
      'M32 138Q104 62 172 74H228Q300 64 372 122L384 160L344 132Q290 104 232 118H168Q104 108 32 138Z',
      BLADE,
    );
    s.path(
      'M168 118Q104 108 32 138Q100 92 168 98ZM232 118Q290 104 344 132L384 160Q300 96 232 98Z',
      darken(BLADE, 0.24),
      { line: 'none' },
    );
    s.rect(170, 66, 60, 62, darken(STEEL, 0.2), { r: 8 });
    s.ellipse(200, 68, 20, 7, TIMBER, { w: 3 });
  });
}

function trowel(s: Sketch): void {
  s.shadow(204, 330, 140, 13);
  s.group('translate(206 212) rotate(52)', () => {
    s.path('M0 156L-66 10Q-70 -18 -42 -24H42Q70 -18 66 10Z', BLADE);
    s.path('M0 156L66 10Q70 -18 42 -24H14Z', darken(BLADE, 0.16), { line: 'none' });
    s.path('M-44 4L-10 96', 'none', { line: '#ffffff', w: 7 });
    s.path('M0 -14V-52Q0 -68 16 -72', 'none', { w: 20 });
    s.path('M0 -14V-52Q0 -68 16 -72', 'none', { line: STEEL, w: 12 });
    s.group('translate(20 -70) rotate(6)', () => {
      s.path('M-16 0Q-24 -50 -14 -100Q0 -116 14 -100Q24 -50 16 0Z', MAHOGANY);
      s.rect(-17, -10, 34, 16, BRASS, { r: 3, w: 3 });
    });
  });
  s.blob(
    [
      [60, 318],
      [90, 296],
      [134, 300],
      [160, 318],
      [110, 330],
    ],
    '#a9a49b',
  );
}

function woodFloat(s: Sketch): void {
  s.shadow(204, 322, 166, 14);
  s.polygon(
    [
      [24, 276],
      [262, 312],
      [378, 216],
      [150, 190],
    ],
    lighten(TIMBER, 0.22),
  );
  s.polygon(
    [
      [24, 276],
      [262, 312],
      [262, 330],
      [24, 292],
    ],
    TIMBER,
  );
  s.polygon(
    [
      [262, 312],
      [378, 216],
      [378, 232],
      [262, 330],
    ],
    darken(TIMBER, 0.22),
  );
  s.path('M60 272L186 200M120 282L236 208M196 296L306 216', 'none', {
    line: darken(TIMBER, 0.2),
    w: 2.6,
  });
  for (const [x, y] of [
    [128, 238],
    [262, 256],
  ] as const)
    s.polygon(
      [
        [x, y],
        [x + 6, y - 62],
        [x + 34, y - 58],
        [x + 36, y + 2],
      ],
      MAHOGANY,
    );
  tube(s, [104, 172], [316, 196], 24, MAHOGANY, { end: lighten(MAHOGANY, 0.25) });
}

function clawHammer(s: Sketch, look: Look): void {
  s.shadow(214, 334, 120, 13);
  s.group('rotate(28 200 200)', () => {
    s.rect(186, 120, 30, 130, STEEL, { r: 4 });
    s.path('M180 216H222L228 346Q202 360 174 346Z', look.colour('colour', YELLOW));
    s.path('M206 216H222L228 346Q216 352 206 354Z', INK, { line: 'none', o: 0.75 });
    s.path('M184 250H216M182 276H216M180 302H216', 'none', { w: 4 });
    s.path('M168 74Q202 62 232 78V126Q202 132 170 124Z', BLADE);
    s.path('M232 80H264V72H296V132H264V122H232Z', BLADE);
    s.path('M232 104H264V122H232ZM264 108H294V130H264Z', darken(BLADE, 0.25), { line: 'none' });
    s.path('M172 76Q110 68 76 128Q70 138 84 136Q122 112 170 118Z', BLADE);
    s.path('M88 126Q120 92 166 94', 'none', { w: 3.4 });
    s.path('M186 84h30', 'none', { line: '#ffffff', w: 6 });
  });
}

function sledge(s: Sketch): void {
  s.shadow(214, 334, 130, 13);
  s.group('rotate(24 200 200)', () => {
    s.rect(189, 88, 24, 268, TIMBER, { r: 9 });
    s.rect(202, 130, 9, 220, darken(TIMBER, 0.2), { line: 'none' });
    s.path('M92 68L112 56H292L312 68V122L292 136H112L92 122Z', '#6b6562');
    s.path('M112 56V136M292 56V136', 'none', { w: 3.4 });
    s.path('M112 112H292V136H112Z', darken('#6b6562', 0.3), { line: 'none' });
    s.path('M124 72H280', 'none', { line: '#d7d2cd', w: 7 });
    s.ellipse(201, 58, 15, 6, TIMBER, { w: 3 });
  });
}

function karai(s: Sketch): void {
  s.shadow(202, 326, 150, 18);
  s.path('M36 178Q58 326 200 328T364 178Z', '#7d868b');
  s.path('M270 318Q350 290 364 178H310Q320 270 270 318Z', darken('#7d868b', 0.28), {
    line: 'none',
  });
  s.ellipse(200, 178, 164, 46, lighten('#7d868b', 0.3));
  s.ellipse(200, 182, 146, 36, '#a9a49b', { w: 3 });
  s.blob(
    [
      [84, 184],
      [120, 154],
      [176, 140],
      [240, 146],
      [292, 164],
      [320, 188],
      [200, 214],
    ],
    '#bdb8af',
    { w: 3 },
  );
  s.path('M132 164q30 -12 60 -8M220 166q30 0 50 10', 'none', {
    line: darken('#bdb8af', 0.25),
    w: 3,
  });
  for (const x of [34, 366]) s.path(`M${x} 172q${x < 100 ? -22 : 22} 12 0 34`, 'none', { w: 8 });
  s.path('M70 222Q92 286 140 304', 'none', { line: '#ffffff', w: 7, o: 0.7 });
}

function stepLadder(s: Sketch): void {
  for (const [x1, x2] of [
    [230, 318],
    [282, 362],
  ] as const)
    s.line(
      [
        [x1 - 20, 66],
        [x2 - 10, 332],
      ],
      { line: darken(ALUMINIUM, 0.35), w: 10 },
    );
  s.line(
    [
      [284, 220],
      [326, 214],
    ],
    { w: 6 },
  );
  ladderRails(
    s,
    [
      [150, 66],
      [84, 334],
    ],
    [
      [236, 66],
      [252, 334],
    ],
    6,
  );
  box(s, [142, 52, 104, 22], [26, 14], YELLOW);
}

function ladder(s: Sketch, look: Look): void {
  const step = look.num('feet', 12) < 8;
  s.shadow(204, 336, 120, 13);
  if (step) {
    stepLadder(s);
    return;
  }
  ladderRails(
    s,
    [
      [196, 26],
      [162, 262],
    ],
    [
      [262, 26],
      [266, 262],
    ],
    9,
  );
  ladderRails(
    s,
    [
      [150, 120],
      [112, 338],
    ],
    [
      [238, 120],
      [252, 338],
    ],
    8,
  );
  for (const x of [112, 252]) s.rect(x - 15, 328, 30, 12, INK, { r: 4, w: 2 });
}

function ladderRails(
  s: Sketch,
  [a, b]: readonly [readonly [number, number], readonly [number, number]],
  [c, d]: readonly [readonly [number, number], readonly [number, number]],
  rungs: number,
): void {
  for (let i = 0; i < rungs; i += 1) {
    const k = (i + 0.6) / rungs;
    const from = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k] as const;
    const to = [c[0] + (d[0] - c[0]) * k, c[1] + (d[1] - c[1]) * k] as const;
    s.line([from, to], { w: 14 });
    s.line([from, to], { line: ALUMINIUM, w: 7 });
  }
  for (const rail of [
    [a, b],
    [c, d],
  ] as const) {
    s.line(rail, { w: 20 });
    s.line(rail, { line: lighten(ALUMINIUM, 0.35), w: 12 });
  }
}

export const tools: Drawings = {
  spade: { paint: spade, focus: [214, 240], scene: 'bench' },
  jembe: { paint: jembe, focus: [150, 150], scene: 'bench' },
  pickaxe: { paint: pickaxe, focus: [220, 140], scene: 'bench' },
  trowel: { paint: trowel, focus: [190, 220], scene: 'bench' },
  'wood-float': { paint: woodFloat, focus: [200, 230], scene: 'bench' },
  'claw-hammer': { paint: clawHammer, focus: [230, 140], scene: 'bench' },
  'sledge-hammer': { paint: sledge, focus: [230, 130], scene: 'bench' },
  karai: { paint: karai, focus: [200, 210], scene: 'bench' },
  ladder: { paint: ladder, focus: [200, 200], scene: 'pair' },
};
