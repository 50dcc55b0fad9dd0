import type { Drawings, Look } from '../drawing.ts';

import {
  BRASS,
  CHROME,
  CREAM,
  darken,
  INK,
  lighten,
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
  s.rect(302, 184, 32, 22, BRASS, { r: 4 });
  s.path('M288 206H348L340 258L318 326L296 258Z', BRASS);
  s.path('M326 206H348L340 258L318 326Q328 260 326 206Z', darken(BRASS, 0.25), { line: 'none' });
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

export const cuttingAndMeasuring: Drawings = {
  'spirit-level': { paint: spiritLevel, focus: [200, 210], scene: 'bench' },
  'tape-measure': { paint: tapeMeasure, focus: [190, 220], scene: 'bench' },
  'hand-saw': { paint: handSaw, focus: [140, 220], scene: 'bench' },
  hacksaw: { paint: hacksaw, focus: [140, 220], scene: 'bench' },
  'plumb-line': { paint: plumbLine, focus: [210, 220], scene: 'bench' },
  'cutting-disc': { paint: cuttingDisc, focus: [190, 210], scene: 'bench' },
  'welding-rods': { paint: weldingRods, focus: [220, 210], scene: 'bench' },
};
