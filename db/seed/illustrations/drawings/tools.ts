import type { Drawings, Look } from '../drawing.ts';
import {
  ALUMINIUM,
  CHROME,
  CREAM,
  darken,
  INK,
  lighten,
  MAHOGANY,
  ORANGE,
  RED,
  STEEL,
  TIMBER,
  WHITE,
  YELLOW,
} from '../palette.ts';
import { box, tube } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

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
      s.rect(-17, -10, 34, 16, BRASSY, { r: 3, w: 3 });
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

const BRASSY = '#d8a743';

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

function spiritLevel(s: Sketch, look: Look): void {
  const long = look.num('size', 24) > 30;
  const [x, w, h] = long ? [-4, 410, 50] : [48, 300, 62];
  const colour = look.colour('colour', YELLOW);
  s.shadow(204, 300, w * 0.45, 13);
  s.group('rotate(-20 200 210)', () => {
    box(s, [x, 182, w, h], [16, 12], colour);
    s.path(`M${x + 4} ${194}H${x + w - 4}M${x + 4} ${182 + h - 12}H${x + w - 4}`, 'none', {
      line: darken(colour, 0.3),
      w: 3,
    });
    const vial = (cx: number, wide: number): void => {
      s.rect(cx - wide, 192, wide * 2, h - 20, INK, { r: 6 });
      s.rect(cx - wide + 7, 199, wide * 2 - 14, h - 34, '#bfe06a', { r: 8, w: 3 });
      s.ellipse(cx, 182 + h / 2, 10, h * 0.13, '#f3ffd2', { w: 2 });
      s.path(`M${cx - 15} 200v${h - 36}M${cx + 15} 200v${h - 36}`, 'none', { w: 2.6 });
    };
    vial(x + w / 2, 44);
    s.circle(x + 48, 182 + h / 2, h * 0.34, INK);
    s.rect(x + 41, 182 + h / 2 - h * 0.24, 14, h * 0.48, '#bfe06a', { r: 6, w: 2.6 });
    s.circle(x + w - 48, 182 + h / 2, h * 0.34, INK);
    s.rect(x + w - 55, 182 + h / 2 - h * 0.24, 14, h * 0.48, '#bfe06a', { r: 6, w: 2.6 });
    if (long) s.label(colour, look.str('brand', ''), x + 120, 182 + h / 2, 16, 66);
  });
  tag(s, 312, 306, look.str('label', ''), WHITE);
}

function tapeMeasure(s: Sketch, look: Look): void {
  const colour = look.colour('colour', YELLOW);
  const long = look.num('length', 5) > 12;
  s.shadow(204, 332, 140, 14);
  s.polygon(
    [
      [222, 292],
      [372, 296],
      [372, 322],
      [222, 322],
    ],
    '#fff3b8',
  );
  let marks = '';
  for (let i = 0; i < 12; i += 1) marks += `M${236 + i * 11} 322v${i % 3 ? -9 : -16}`;
  s.path(marks, 'none', { w: 2.6 });
  s.path('M366 286h12v44h-8', 'none', { line: STEEL, w: 8 });
  if (long) {
    s.circle(168, 210, 116, colour);
    s.circle(168, 210, 92, darken(colour, 0.15), { w: 3 });
    s.circle(168, 210, 34, INK);
    s.path('M168 210L224 158', 'none', { w: 20 });
    s.path('M168 210L224 158', 'none', { line: CHROME, w: 12 });
    s.circle(226, 156, 14, RED);
    s.text(`${look.num('length', 30)}M`, 168, 276, 34, { max: 90 });
    return;
  }
  s.path('M64 322V156Q64 84 140 84H182Q258 84 258 160V322Z', colour);
  s.path('M226 98Q258 116 258 160V322H226Q236 200 226 98Z', darken(colour, 0.24), { line: 'none' });
  s.path('M64 322V290H258V322Z', INK);
  s.circle(158, 190, 68, INK);
  s.circle(158, 190, 54, CREAM, { w: 3 });
  s.text(`${look.num('length', 5)} M`, 158, 178, 34, { max: 76 });
  s.text(look.str('brand', ''), 158, 214, 14, { max: 76 });
  s.rect(136, 66, 50, 24, INK, { r: 7 });
}

function handSaw(s: Sketch, look: Look): void {
  s.shadow(204, 330, 160, 13);
  s.group('rotate(-26 200 210)', () => {
    s.path('M104 158L392 184V214L110 258Z', BLADE);
    let d = 'M110 258';
    for (let i = 1; i <= 24; i += 1)
      d += `L${n(110 + i * 11.7 - 5)} ${n(258 - i * 1.83 + 10)}L${n(110 + i * 11.7)} ${n(258 - i * 1.83)}`;
    s.path(d, BLADE, { w: 3 });
    s.path('M140 178L360 196', 'none', { line: '#ffffff', w: 6 });
    s.path(
      'M130 142Q60 130 22 156Q8 200 22 262Q34 296 84 290Q116 286 116 256Q124 200 130 142Z',
      look.colour('colour', YELLOW),
    );
    s.path('M92 176Q58 174 48 196Q42 226 54 250Q68 258 84 250Q92 214 92 176Z', '#efe2cc', {
      w: 3.5,
    });
    for (const [x, y] of [
      [112, 170],
      [106, 230],
    ] as const)
      s.circle(x, y, 7, INK, { w: 2 });
  });
}

function hacksaw(s: Sketch, look: Look): void {
  s.shadow(204, 330, 160, 13);
  s.group('rotate(-22 200 210)', () => {
    s.path('M100 176V132H360Q372 132 372 146V244', 'none', { w: 24 });
    s.path('M100 176V132H360Q372 132 372 146V244', 'none', { line: STEEL, w: 16 });
    s.rect(84, 232, 296, 22, lighten(BLADE, 0.3));
    let d = '';
    for (let i = 0; i < 24; i += 1) d += `M${96 + i * 12} 254l5 7l5 -7`;
    s.path(d, 'none', { w: 2.6 });
    for (const x of [94, 366]) s.circle(x, 243, 8, INK, { w: 2 });
    s.path(
      'M112 152Q60 150 34 182Q20 212 30 262Q38 286 62 280Q84 274 88 250H112Z',
      look.colour('colour', YELLOW),
    );
    s.path('M84 184Q58 190 52 216V250Q70 246 84 226Z', '#efe2cc', { w: 3.5 });
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

function plumbLine(s: Sketch): void {
  s.shadow(204, 336, 130, 13);
  s.group('translate(148 214) rotate(-10)', () => {
    s.rect(-92, -58, 22, 116, TIMBER, { r: 6 });
    s.rect(70, -58, 22, 116, TIMBER, { r: 6 });
    s.rect(-72, -40, 144, 80, ORANGE, { r: 12 });
    s.path(
      'M-52 -40L-66 40M-30 -40L-46 40M-8 -40L-24 40M14 -40L-2 40M36 -40L20 40M58 -40L42 40',
      'none',
      { line: darken(ORANGE, 0.3), w: 3.4 },
    );
    s.path('M-110 0H-92M92 0H114', 'none', { w: 14 });
  });
  s.path('M218 176Q290 60 318 62V188', 'none', { line: ORANGE, w: 5 });
  s.rect(302, 184, 32, 22, BRASSY, { r: 4 });
  s.path('M288 206H348L340 258L318 326L296 258Z', BRASSY);
  s.path('M326 206H348L340 258L318 326Q328 260 326 206Z', darken(BRASSY, 0.25), { line: 'none' });
  s.path('M292 226H344', 'none', { w: 3 });
}

function cuttingDisc(s: Sketch, look: Look): void {
  const k = look.num('size', 9) > 6 ? 1 : 0.76;
  const colour = look.colour('colour', '#34507c');
  s.shadow(206, 334, 124 * k, 13);
  for (const [dx, dy] of [
    [38, -16],
    [0, 0],
  ] as const) {
    const [x, y, r] = [186 + dx * k, 204 + dy + (1 - k) * 80, 130 * k];
    s.circle(x, y, r, '#524b47');
    s.circle(x, y, r * 0.86, 'none', { line: '#7b736e', w: 3, dash: '5 9' });
    s.circle(x, y, r * 0.6, colour, { w: 3.4 });
    s.circle(x, y, r * 0.2, CHROME);
    s.circle(x, y, r * 0.12, '#efe2cc', { w: 3 });
  }
  const y = 204 + (1 - k) * 80;
  s.label(colour, look.str('brand', ''), 186, y - 48 * k, 21 * k, 92 * k);
  s.label(colour, look.str('label', ''), 186, y + 48 * k, 23 * k, 84 * k);
  s.path(
    `M${n(186 - 112 * k)} ${n(y - 30)}A${n(116 * k)} ${n(116 * k)} 0 0 1 ${n(186 - 60 * k)} ${n(y - 98 * k)}`,
    'none',
    { line: '#a39b95', w: 6 },
  );
}

function weldingRods(s: Sketch, look: Look): void {
  s.shadow(204, 328, 160, 14);
  for (let i = 0; i < 6; i += 1) {
    const [x, y] = [40 + i * 10, 300 - i * 17];
    tube(s, [x + 12, y + 24 - i], [x + 190, y - 64 - i], 7, '#a9a49b', { w: 3, end: STEEL });
    s.line(
      [
        [x - 16, y + 38 - i],
        [x + 10, y + 25 - i],
      ],
      { w: 8 },
    );
    s.line(
      [
        [x - 16, y + 38 - i],
        [x + 10, y + 25 - i],
      ],
      { line: '#d5dbdd', w: 4 },
    );
  }
  s.group('rotate(-27 260 190)', () => {
    box(s, [168, 152, 200, 104], [20, 16], look.colour('colour', RED));
    s.rect(190, 172, 154, 58, WHITE, { r: 5, w: 3 });
    s.text('E6013', 267, 190, 22, { max: 120 });
    s.text(look.str('label', '2.5 MM'), 267, 216, 15, { max: 110 });
  });
}

function ladder(s: Sketch, look: Look): void {
  const step = look.num('feet', 12) < 8;
  s.shadow(204, 336, 120, 13);
  if (step) {
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
  'spirit-level': { paint: spiritLevel, focus: [200, 210], scene: 'bench' },
  'tape-measure': { paint: tapeMeasure, focus: [190, 220], scene: 'bench' },
  'hand-saw': { paint: handSaw, focus: [140, 220], scene: 'bench' },
  hacksaw: { paint: hacksaw, focus: [140, 220], scene: 'bench' },
  karai: { paint: karai, focus: [200, 210], scene: 'bench' },
  'plumb-line': { paint: plumbLine, focus: [210, 220], scene: 'bench' },
  'cutting-disc': { paint: cuttingDisc, focus: [190, 210], scene: 'bench' },
  'welding-rods': { paint: weldingRods, focus: [220, 210], scene: 'bench' },
  ladder: { paint: ladder, focus: [200, 200], scene: 'pair' },
};
