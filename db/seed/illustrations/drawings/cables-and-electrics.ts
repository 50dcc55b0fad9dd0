import type { Drawings, Look } from '../drawing.ts';
import {
  BLACK,
  BLUE,
  BRASS,
  COPPER,
  darken,
  GREEN,
  INK,
  lighten,
  ORANGE,
  RED,
  STEEL,
  WHITE,
  YELLOW,
} from '../palette.ts';
import { box, coil, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

const PLATE = '#fbf8f0';

/** Roll of building wire with a bare copper end. */
function cableRoll(s: Sketch, look: Look): void {
  const colour = look.colour('wire', RED);
  const area = look.num('area', 2.5);
  const t = 12 + area * 1.7;
  const count = Math.round(96 / t);
  const cy = 300 - (count - 1) * t - 54;
  const [rx, ry] = [134, 74];
  s.shadow(200, 324, 150, 22);
  coil(s, [194, cy, rx, ry], { count, thickness: t, turns: 4 }, colour);
  const strip = look.colour('brandColour', YELLOW);
  s.path(
    `M${150} ${n(cy + ry - 34)}L244 ${n(cy + ry - 36)}L248 ${n(cy + ry + (count - 1) * t)}Q198 ${n(cy + ry + 10 + (count - 1) * t)} 146 ${n(cy + ry + (count - 1) * t)}Z`,
    strip,
    { w: 3.5 },
  );
  s.label(strip, look.str('brand', ''), 197, cy + ry - 2, 17, 84);
  s.label(strip, `${area} MM`, 197, cy + ry + 30, 23, 84);
  const w = 9 + area * 1.1;
  s.path(`M302 ${n(cy - 20)}Q356 ${n(cy + 6)} 336 ${n(cy - 70)}`, 'none', { w: w + 7 });
  s.path(`M302 ${n(cy - 20)}Q356 ${n(cy + 6)} 336 ${n(cy - 70)}`, 'none', { line: colour, w });
  s.path(`M336 ${n(cy - 72)}L326 ${n(cy - 104)}`, 'none', { w: w * 0.6 + 6 });
  s.path(`M336 ${n(cy - 72)}L326 ${n(cy - 104)}`, 'none', { line: COPPER, w: w * 0.6 });
}

function twinCable(s: Sketch, look: Look): void {
  const grey = '#a9aaa6';
  const cy = 196;
  s.shadow(200, 326, 150, 22);
  coil(s, [190, cy, 138, 74], { count: 4, thickness: 15, turns: 3 }, grey);
  const strip = look.colour('brandColour', YELLOW);
  s.polygon(
    [
      [144, 234],
      [236, 232],
      [240, 314],
      [138, 314],
    ],
    strip,
    { w: 3.5 },
  );
  s.label(strip, look.str('brand', ''), 189, 257, 17, 80);
  s.label(strip, `${look.num('area', 2.5)} MM`, 189, 288, 23, 80);
  s.path('M296 172Q356 190 350 128', 'none', { w: 37 });
  s.path('M296 172Q356 190 350 128', 'none', { line: grey, w: 30 });
  for (const [x, colour, lean] of [
    [338, RED, -22],
    [350, GREEN, 0],
    [362, BLACK, 20],
  ] as const) {
    s.path(`M${x} 122L${x + lean} 70`, 'none', { w: 14 });
    s.path(`M${x} 122L${x + lean} 70`, 'none', { line: colour, w: 9 });
    s.path(`M${x + lean} 68L${n(x + lean * 1.4)} 42`, 'none', { line: COPPER, w: 6 });
  }
}

/** Armoured cable cut back: sheath, steel wires, bedding, cores. */
function armouredCable(s: Sketch, look: Look): void {
  const r = 36 + look.num('area', 10) * 0.9;
  s.shadow(204, 318, 172, 15);
  s.group('rotate(-19 200 210)', () => {
    tube(s, [250, 206], [400, 206], r + 18, BLACK);
    tube(s, [190, 206], [262, 206], r + 10, STEEL);
    let armour = '';
    for (let y = -r - 4; y < r + 6; y += 11) armour += `M194 ${n(206 + y)}h58`;
    s.path(armour, 'none', { line: darken(STEEL, 0.5), w: 3 });
    tube(s, [140, 206], [202, 206], r, '#5c5551');
    const cores: readonly (readonly [number, number, string])[] = [
      [-0.42, 44, '#7a4a33'],
      [-0.42, 12, INK],
      [0.42, 44, '#8b8d8c'],
      [0.42, 12, BLUE],
    ];
    for (const [k, x, colour] of cores) {
      tube(s, [x + 34, 206 + k * r], [154, 206 + k * r], r * 0.38, colour, { w: 3 });
      tube(s, [x, 206 + k * r], [x + 40, 206 + k * r], r * 0.27, COPPER, { w: 3 });
    }
    s.text(look.str('brand', ''), 340, 206, 22, { colour: WHITE, max: 84 });
  });
  tag(s, 306, 316, look.str('label', ''));
}

function conduitBox(s: Sketch, look: Look): void {
  const kind = look.str('kind', 'circular');
  s.shadow(204, 322, 130, 15);
  if (kind === 'circular') {
    tube(s, [32, 216], [120, 216], 26, WHITE, { hollow: 0.74 });
    tube(s, [368, 216], [280, 216], 26, WHITE, { hollow: 0.74 });
    s.path('M104 200V236A96 62 0 0 0 296 236V200Z', darken(WHITE, 0.14));
    s.ellipse(200, 200, 96, 62, WHITE);
    s.ellipse(200, 202, 80, 50, darken(WHITE, 0.4));
    s.ellipse(200, 214, 66, 36, darken(WHITE, 0.25), { w: 3 });
    for (const x of [130, 270]) s.circle(x, 202, 11, BRASS, { w: 3 });
    return;
  }
  const w = kind === 'double' ? 300 : 178;
  const x = 190 - w / 2;
  box(s, [x, 142, w, 176], [34, 24], WHITE);
  s.rect(x + 14, 156, w - 28, 148, darken(WHITE, 0.34));
  s.polygon(
    [
      [x + 14, 304],
      [x + w - 14, 304],
      [x + w - 38, 280],
      [x + 38, 280],
    ],
    darken(WHITE, 0.12),
    { w: 3 },
  );
  s.polygon(
    [
      [x + 14, 156],
      [x + 38, 180],
      [x + 38, 280],
      [x + 14, 304],
    ],
    darken(WHITE, 0.48),
    { w: 3 },
  );
  s.path(`M${x + 38} 180H${x + w - 14}`, 'none', { w: 3 });
  for (const px of kind === 'double' ? [x + 100, x + 190] : [x + 106])
    s.circle(px, 230, 20, darken(WHITE, 0.5), { w: 3 });
  for (const px of [x + 8, x + w - 8]) s.circle(px, 230, 9, BRASS, { w: 3 });
}

function wallPlate(s: Sketch, w: number): void {
  s.rect(206 - w / 2, 114, w, 190, INK, { r: 14, line: 'none', o: 0.18 });
  s.rect(196 - w / 2, 102, w + 6, 194, darken(PLATE, 0.2), { r: 14 });
  s.rect(200 - w / 2 - 4, 102, w, 188, PLATE, { r: 12 });
  for (const x of [210 - w / 2, 182 + w / 2]) s.circle(x, 196, 5.5, STEEL, { w: 2.4 });
}

function rocker(s: Sketch, x: number, w: number, h: number, colour = WHITE): void {
  s.rect(x - w / 2, 196 - h / 2, w, h, colour, { r: 6, w: 3.5 });
  s.path(
    `M${n(x - w / 2)} ${n(196 + h * 0.06)}H${n(x + w / 2)}V${n(196 + h / 2 - 6)}Q${n(x + w / 2)} ${n(196 + h / 2)} ${n(x + w / 2 - 6)} ${n(196 + h / 2)}H${n(x - w / 2 + 6)}Q${n(x - w / 2)} ${n(196 + h / 2)} ${n(x - w / 2)} ${n(196 + h / 2 - 6)}Z`,
    darken(colour, 0.16),
    { w: 2.5 },
  );
}

function lightSwitch(s: Sketch, look: Look): void {
  const gang = look.num('gang', 1);
  wallPlate(s, 196);
  for (let i = 0; i < gang; i += 1)
    rocker(s, 194 + (i - (gang - 1) / 2) * 46, gang === 1 ? 52 : 38, 86);
  s.text(look.str('brand', ''), 194, 272, 12, {
    colour: darken(look.colour('colour', INK), 0.1),
    max: 80,
    weight: 3,
  });
  s.rect(176, 118, 40, 7, look.colour('colour', ORANGE), { w: 0.1, line: 'none', r: 3 });
}

function ukSocket(s: Sketch, x: number): void {
  s.rect(x - 9, 178, 18, 38, INK, { r: 2, w: 2 });
  for (const dx of [-30, 14]) s.rect(x + dx, 232, 20, 15, INK, { r: 2, w: 2 });
}

function socket(s: Sketch, look: Look): void {
  const gang = look.num('gang', 1);
  wallPlate(s, gang === 2 ? 316 : 200);
  for (let i = 0; i < gang; i += 1) {
    const x = gang === 2 ? 114 + i * 164 : 196;
    ukSocket(s, x);
    s.rect(x - (gang === 2 ? (i ? -34 : 58) : 16), 120, 30, 44, WHITE, { r: 5, w: 3 });
    s.rect(x - (gang === 2 ? (i ? -34 : 58) : 16), 120, 30, 16, darken(WHITE, 0.18), {
      r: 4,
      w: 2.4,
    });
    s.rect(x - (gang === 2 ? (i ? -40 : 52) : 10) - (gang === 2 && i ? 0 : 0), 126, 18, 5, RED, {
      line: 'none',
    });
  }
  s.text(look.str('brand', ''), 196, 272, 12, { max: 80, weight: 3 });
  s.rect(176, 280, 40, 5, look.colour('colour', ORANGE), { line: 'none' });
}

function dpSwitch(s: Sketch, look: Look): void {
  const cooker = look.num('amps', 20) > 30;
  wallPlate(s, cooker ? 230 : 196);
  rocker(s, 194, cooker ? 96 : 60, cooker ? 116 : 88, cooker ? RED : WHITE);
  if (cooker) s.text('COOKER', 194, 168, 15, { colour: WHITE, max: 80 });
  s.circle(194, 122, 8, '#ff6a4d', { w: 3 });
  s.text(`${look.num('amps', 20)}A`, 194, 268, 21, { max: 60 });
}

/** Modular device on a rail: one or two poles. */
function module(s: Sketch, [x, w]: Point, colour: string, toggle: string): void {
  box(s, [x, 84, w, 244], [36, 24], '#e9e6df');
  s.polygon(
    [
      [x, 132],
      [x + w, 132],
      [x + w, 276],
      [x, 276],
    ],
    lighten('#e9e6df', 0.4),
  );
  s.rect(x + 12, 176, w - 24, 50, INK, { r: 3, w: 3 });
  s.rect(x + w / 2 - Math.min(24, w * 0.26), 164, Math.min(48, w * 0.52), 38, toggle, {
    r: 4,
    w: 3.5,
  });
  s.rect(x + 8, 238, w - 16, 10, colour, { w: 0.1, line: 'none' });
}

function mcb(s: Sketch, look: Look): void {
  s.shadow(206, 336, 90, 13);
  module(s, [142, 88], look.colour('colour', RED), BLUE);
  for (const y of [108, 304]) {
    s.circle(186, y, 15, STEEL, { w: 3.4 });
    s.path(`M178 ${y - 6}l16 12`, 'none', { w: 3 });
  }
  s.text(`C${look.num('amps', 20)}`, 186, 152, 27, { max: 66 });
  s.text(look.str('brand', ''), 186, 263, 14, { max: 74 });
}

function rccb(s: Sketch, look: Look): void {
  s.shadow(206, 336, 124, 13);
  module(s, [96, 172], look.colour('colour', RED), BLACK);
  for (const y of [108, 304])
    for (const x of [138, 226]) {
      s.circle(x, y, 15, STEEL, { w: 3.4 });
      s.path(`M${x - 8} ${y - 6}l16 12`, 'none', { w: 3 });
    }
  s.text('63A', 134, 153, 22, { max: 50 });
  s.text('30MA', 200, 153, 18, { max: 52 });
  s.circle(248, 153, 12, YELLOW, { w: 3 });
  s.text('T', 248, 153, 11);
  s.text(look.str('brand', ''), 182, 263, 16, { max: 130 });
}

function consumerUnit(s: Sketch, look: Look): void {
  const ways = look.num('ways', 6);
  const w = 130 + ways * 17;
  const x = 192 - w / 2;
  s.rect(x + 14, 116, w, 200, INK, { r: 12, line: 'none', o: 0.18 });
  box(s, [x, 112, w, 200], [18, 12], '#eeebe3');
  s.rect(x + 14, 128, w - 28, 62, look.colour('colour', GREEN), { r: 6, w: 3 });
  s.label(look.colour('colour', GREEN), look.str('brand', ''), x + w / 2, 150, 18, w - 60);
  s.label(look.colour('colour', GREEN), `${ways} WAY`, x + w / 2, 176, 15, w - 70);
  s.rect(x + 18, 204, w - 36, 82, darken('#eeebe3', 0.5), { r: 5, w: 3.5 });
  const step = (w - 44) / (ways + 2);
  for (let i = 0; i < ways + 1; i += 1) {
    const wide = i === 0 ? step * 2 : step;
    const px = x + 22 + (i === 0 ? 0 : step * (i + 1));
    s.rect(px, 212, wide - 2, 66, WHITE, { w: 2.4 });
    s.rect(px + wide / 2 - step * 0.24, 226, step * 0.45, 28, i === 0 ? RED : INK, { w: 2 });
  }
}

function meterBox(s: Sketch): void {
  s.rect(104, 76, 220, 260, INK, { r: 10, line: 'none', o: 0.18 });
  box(s, [84, 70, 212, 258], [30, 20], '#a9b1b3');
  s.rect(100, 88, 180, 222, lighten('#a9b1b3', 0.2), { r: 8, w: 3.5 });
  s.rect(126, 108, 128, 104, '#cfe4e6', { r: 6 });
  s.rect(142, 124, 96, 52, WHITE, { r: 4, w: 3 });
  s.rect(150, 132, 80, 22, '#9db68c', { w: 2.5 });
  s.text('00731', 190, 143, 14, { max: 66 });
  s.circle(190, 193, 7, RED, { w: 2.4 });
  s.path('M132 152L166 114', 'none', { line: '#ffffff', w: 7, o: 0.7 });
  s.polygon(
    [
      [190, 230],
      [168, 270],
      [188, 270],
      [178, 302],
      [214, 258],
      [194, 258],
      [206, 230],
    ],
    YELLOW,
    { w: 3 },
  );
  s.rect(266, 196, 12, 36, STEEL, { r: 3, w: 3 });
  for (const x of [120, 240]) s.rect(x, 328, 28, 14, STEEL, { w: 3 });
}

/** Clamp of an earth rod with its green and yellow lead. */
function rodClamp(s: Sketch): void {
  s.group('translate(238 156) rotate(-39)', () => {
    s.rect(-24, -27, 48, 54, BRASS, { r: 6 });
    s.polygon(
      [
        [-13, -48],
        [13, -48],
        [13, -24],
        [-13, -24],
      ],
      lighten(BRASS, 0.3),
    );
    s.path('M-13 -38h26', 'none', { w: 2.5 });
  });
  s.curve(
    [
      [252, 176],
      [230, 236],
      [286, 268],
      [340, 250],
    ],
    { w: 14 },
  );
  s.curve(
    [
      [252, 176],
      [230, 236],
      [286, 268],
      [340, 250],
    ],
    { line: GREEN, w: 8 },
  );
  s.curve(
    [
      [252, 176],
      [230, 236],
      [286, 268],
      [340, 250],
    ],
    { line: YELLOW, w: 3, dash: '14 12' },
  );
}

function earthRod(s: Sketch, look: Look): void {
  const long = look.num('feet', 4) > 5;
  const far: Point = long ? [364, 52] : [316, 100];
  s.shadow(204, 334, 160, 13);
  tube(s, [60, 304], [far[0] - 10, far[1] + 14], 14, COPPER);
  s.polygon(
    [
      [66, 312],
      [52, 288],
      [20, 334],
    ],
    darken(COPPER, 0.2),
  );
  tube(s, [130, 324], [far[0] + 34, far[1] + 62], 14, lighten(COPPER, 0.06));
  s.polygon(
    [
      [137, 332],
      [122, 308],
      [92, 348],
    ],
    darken(COPPER, 0.2),
  );
  rodClamp(s);
  tag(s, 324, 320, look.str('label', ''));
}

export const cablesAndElectrics: Drawings = {
  'cable-roll': { paint: cableRoll, focus: [220, 220], scene: 'shelf' },
  'twin-cable': { paint: twinCable, focus: [260, 180], scene: 'shelf' },
  'armoured-cable': { paint: armouredCable, focus: [160, 220], scene: 'yard' },
  'conduit-box': { paint: conduitBox, focus: [200, 220], scene: 'shelf' },
  switch: { paint: lightSwitch, focus: [196, 200], scene: 'wall' },
  socket: { paint: socket, focus: [180, 200], scene: 'wall' },
  'dp-switch': { paint: dpSwitch, focus: [196, 200], scene: 'wall' },
  mcb: { paint: mcb, focus: [190, 190], scene: 'shelf' },
  rccb: { paint: rccb, focus: [190, 190], scene: 'shelf' },
  'consumer-unit': { paint: consumerUnit, focus: [190, 220], scene: 'wall' },
  'meter-box': { paint: meterBox, focus: [190, 190], scene: 'facade' },
  'earth-rod': { paint: earthRod, focus: [230, 190], scene: 'pair' },
};
