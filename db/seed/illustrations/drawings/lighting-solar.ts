import type { Drawings, Look } from '../drawing.ts';
import { BLACK, darken, GREEN, INK, ORANGE, RED, STEEL, WHITE, YELLOW } from '../palette.ts';
import { box, cylinder, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

const LIT = '#fde9a8';

function ledBulb(s: Sketch, look: Look): void {
  s.shadow(204, 336, 74, 12);
  const k = look.num('watts', 9) > 10 ? 1.08 : 0.94;
  s.group(`translate(${n(200 - 200 * k)} ${n(330 - 330 * k)}) scale(${k})`, () => {
    s.path(
      'M78 130l-30 -12M86 78L60 56M322 130l30 -12M314 78l26 -22M200 34V8M72 184l-30 6M328 184l30 6',
      'none',
      { line: YELLOW, w: 7 },
    );
    s.path(
      'M200 48C268 48 298 104 286 152C278 184 252 196 246 228H154C148 196 122 184 114 152C102 104 132 48 200 48Z',
      LIT,
    );
    s.path(
      'M240 56C286 80 298 120 286 152C278 184 252 196 246 228H216Q262 140 240 56Z',
      darken(LIT, 0.12),
      { line: 'none' },
    );
    s.path('M140 132Q138 92 172 74', 'none', { line: '#ffffff', w: 10 });
    s.path('M152 222H248L238 272H162Z', WHITE);
    s.path('M224 224H248L238 272H220Z', darken(WHITE, 0.18), { line: 'none' });
    s.rect(164, 270, 72, 44, STEEL, { r: 5 });
    s.path('M146 290h22M232 290h22', 'none', { w: 10 });
    s.path('M164 284H236M164 300H236', 'none', { w: 2.6 });
    s.path('M178 314h12v12h-12zM210 314h12v12h-12z', INK, { w: 2 });
    s.text(look.str('label', '9W'), 199, 247, 22, { max: 66 });
  });
}

function floodlight(s: Sketch, look: Look): void {
  const solar = look.str('solar', '') === 'yes';
  const big = look.num('watts', 50) > 80;
  s.shadow(204, 336, 120, 14);
  s.path('M82 206V304H318V206', 'none', { w: 20 });
  s.path('M82 206V304H318V206', 'none', { line: STEEL, w: 12 });
  box(s, [92, big ? 108 : 136, 208, big ? 174 : 138], [26, 20], BLACK);
  const y = big ? 124 : 152;
  const h = big ? 142 : 106;
  s.rect(106, y, 180, h, '#fff6d8', { r: 5, w: 3.5 });
  let d = '';
  for (let i = 0; i < 7; i += 1)
    for (let j = 0; j < (big ? 5 : 4); j += 1) d += `M${128 + i * 23} ${y + 20 + j * 25}h.1`;
  s.path(d, 'none', { line: YELLOW, w: 11 });
  for (const x of [82, 318]) s.circle(x, 206, 12, STEEL, { w: 3.4 });
  s.path(`M118 ${y + h * 0.6}L160 ${y + 10}`, 'none', { line: '#ffffff', w: 7 });
  if (solar) {
    s.group('translate(0 -4)', () =>
      panelFace(
        s,
        [
          [70, 88],
          [132, 26],
          [344, 26],
          [300, 88],
        ],
        [6, 2],
      ),
    );
    s.path('M320 62Q372 90 340 190', 'none', { w: 5 });
  }
  tag(s, 200, 306, look.str('label', ''));
}

/** Cells of a panel on any quadrilateral, columns by rows. */
function panelFace(
  s: Sketch,
  corners: readonly [Point, Point, Point, Point],
  [columns, rows]: Point,
): void {
  const [a, b, c, d] = corners;
  s.polygon(corners, '#e3e8ea');
  const at = (u: number, v: number): Point => [
    a[0] + (d[0] - a[0]) * u + (b[0] - a[0]) * v + (a[0] - b[0] + c[0] - d[0]) * u * v,
    a[1] + (d[1] - a[1]) * u + (b[1] - a[1]) * v + (a[1] - b[1] + c[1] - d[1]) * u * v,
  ];
  s.polygon([at(0.03, 0.04), at(0.03, 0.96), at(0.97, 0.96), at(0.97, 0.04)], '#2f4a72', { w: 3 });
  s.polygon([at(0.1, 0.04), at(0.36, 0.96), at(0.62, 0.96), at(0.36, 0.04)], '#4f72a0', {
    line: 'none',
  });
  let lines = '';
  for (let i = 1; i < columns; i += 1) {
    const [p, q] = [at(0.03 + (0.94 * i) / columns, 0.04), at(0.03 + (0.94 * i) / columns, 0.96)];
    lines += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  }
  for (let j = 1; j < rows; j += 1) {
    const [p, q] = [at(0.03, 0.04 + (0.92 * j) / rows), at(0.97, 0.04 + (0.92 * j) / rows)];
    lines += `M${n(p[0])} ${n(p[1])}L${n(q[0])} ${n(q[1])}`;
  }
  s.path(lines, 'none', { line: '#cdd9e4', w: 2.4 });
}

function solarPanel(s: Sketch, look: Look): void {
  const watts = look.num('watts', 450);
  const columns = watts > 300 ? 6 : 4;
  s.shadow(210, 336, 140, 15);
  s.path('M262 120L330 326M330 326L212 316', 'none', { line: darken(STEEL, 0.3), w: 10 });
  panelFace(
    s,
    [
      [70, 316],
      [120, 54],
      [320, 92],
      [256, 334],
    ],
    [columns, watts > 300 ? 9 : 7],
  );
  s.line(
    [
      [72, 322],
      [256, 340],
    ],
    { line: '#e3e8ea', w: 7 },
  );
  tag(s, 318, 322, `${watts} W`, look.colour('colour', YELLOW));
}

function inverter(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#3f74a0');
  const kva = look.num('kva', 3);
  const h = 190 + kva * 10;
  const y = 316 - h;
  s.rect(110, y + 10, 206, h, INK, { r: 14, line: 'none', o: 0.18 });
  box(s, [92, y, 196, h], [24, 16], WHITE);
  s.polygon(
    [
      [93, y + h * 0.72],
      [288, y + h * 0.62],
      [288, y + h],
      [93, y + h],
    ],
    colour,
    { w: 3 },
  );
  s.rect(122, y + 34, 136, 68, INK, { r: 8, w: 3 });
  s.text(`${kva}.0 KVA`, 190, y + 60, 21, { colour: '#9fe0b0', max: 112 });
  s.path(`M132 ${y + 88}h26M168 ${y + 88}h42M220 ${y + 88}h20`, 'none', { line: YELLOW, w: 5 });
  for (const [led, x] of [
    [GREEN, 160],
    [ORANGE, 190],
    [RED, 220],
  ] as const)
    s.circle(x, y + 124, 8, led, { w: 2.6 });
  s.label(colour, look.str('brand', ''), 190, y + h * 0.82, 25, 150);
  for (const x of [124, 158, 192, 226]) s.rect(x, y + h, 20, 17, INK, { r: 3, w: 2.5 });
  s.path(`M134 ${y + h + 18}V${y + h + 42}M202 ${y + h + 18}V${y + h + 42}`, 'none', {
    line: INK,
    w: 8,
  });
  s.path(`M168 ${y + h + 18}V${y + h + 42}`, 'none', { line: RED, w: 8 });
}

function lithiumRack(s: Sketch, look: Look): void {
  const size = look.str('label', '100AH');
  s.shadow(208, 334, 160, 14);
  for (const y of [206, 92]) {
    box(s, [44, y, 274, 110], [38, 26], '#eceae3');
    s.rect(58, y + 16, 246, 78, '#4a4542', { r: 6, w: 3.5 });
    s.path(`M72 ${y + 32}h60M72 ${y + 46}h60M72 ${y + 60}h60M72 ${y + 74}h60`, 'none', {
      line: '#7d7672',
      w: 4,
    });
    s.text(look.str('brand', ''), 206, y + 44, 20, { colour: WHITE, max: 110 });
    s.text(size, 206, y + 72, 18, { colour: '#9fe0b0', max: 90 });
    s.circle(284, y + 40, 7, GREEN, { w: 2.4 });
    s.path(`M278 ${y + 62}v18M288 ${y + 62}v18`, 'none', { line: ORANGE, w: 6 });
  }
}

function battery(s: Sketch, look: Look): void {
  const colour = look.colour('colour', RED);
  const size = look.str('label', '100AH');
  if (look.str('chemistry', 'gel') === 'lithium') {
    lithiumRack(s, look);
    return;
  }
  const w = size.startsWith('2') ? 258 : 214;
  const x = 188 - w / 2;
  s.shadow(208, 336, w * 0.62, 15);
  box(s, [x, 150, w, 178], [52, 36], BLACK);
  s.polygon(
    [
      [x, 150],
      [x + 52, 114],
      [x + w + 52, 114],
      [x + w, 150],
    ],
    '#6a635f',
  );
  for (const [px, tone] of [
    [x + 58, RED],
    [x + w - 20, INK],
  ] as const) {
    cylinder(s, [px, 106, 19, 24, 7], tone);
    cylinder(s, [px, 92, 9, 14, 4], STEEL);
  }
  s.polygon(
    [
      [x + 12, 178],
      [x + w - 12, 178],
      [x + w - 12, 300],
      [x + 12, 300],
    ],
    colour,
    { w: 3.5 },
  );
  s.label(colour, look.str('brand', ''), x + w / 2, 204, 22, w - 50);
  s.rect(x + 28, 224, w - 56, 60, WHITE, { r: 4, w: 3 });
  s.text(size, x + w / 2, 254, 32, { max: w - 80 });
  s.curve(
    [
      [x + 92, 128],
      [x + w / 2 + 20, 92],
      [x + w - 52, 128],
    ],
    { w: 7 },
  );
}

function ledTube(s: Sketch, look: Look): void {
  const double = look.num('tubes', 1) > 1;
  s.group('rotate(-24 200 200)', () => {
    s.rect(28, 206, 352, 50, INK, { line: 'none', o: 0.16, r: 10 });
    box(s, [16, 184, 354, 40], [14, 10], WHITE);
    for (const y of double ? [150, 190] : [164]) {
      tube(s, [26, y], [368, y], 17, LIT, { end: STEEL, squash: 0.3 });
      s.path(`M50 ${y - 7}H340`, 'none', { line: '#ffffff', w: 6 });
      s.rect(346, y - 19, 26, 38, STEEL, { r: 4, w: 3.5 });
      s.rect(20, y - 19, 26, 38, STEEL, { r: 4, w: 3.5 });
    }
    s.rect(152, 194, 88, 22, look.colour('colour', ORANGE), { r: 3, w: 2.6 });
    s.label(look.colour('colour', ORANGE), look.str('brand', ''), 196, 205, 12, 74);
    s.path('M90 120l-8 -26M150 114l-4 -28M210 112v-28M270 114l6 -28M330 120l10 -26', 'none', {
      line: YELLOW,
      w: 6,
    });
  });
  tag(s, 304, 306, look.str('label', ''));
}

function downlight(s: Sketch, look: Look): void {
  const square = look.num('watts', 6) > 12;
  s.path('M0 104H400V150H0Z', '#e9e1d2', { line: 'none', o: 0.75 });
  s.path('M0 150H400', 'none', { line: darken('#e9e1d2', 0.25), w: 3 });
  s.path('M120 190L52 346H348L280 190Z', YELLOW, { line: 'none', o: 0.34 });
  cylinder(s, [200, 84, 66, 76, 15], STEEL);
  for (let x = 146; x < 262; x += 16)
    s.line(
      [
        [x, 98],
        [x, 160],
      ],
      { line: darken(STEEL, 0.4), w: 4 },
    );
  s.path('M132 126L96 96L88 108L126 148M268 126L304 96L312 108L274 148', '#c2cace', { w: 3.5 });
  if (square) {
    s.polygon(
      [
        [76, 186],
        [122, 150],
        [324, 150],
        [300, 186],
      ],
      WHITE,
    );
    s.polygon(
      [
        [76, 186],
        [300, 186],
        [300, 198],
        [76, 198],
      ],
      darken(WHITE, 0.2),
      { w: 3 },
    );
    s.polygon(
      [
        [102, 181],
        [134, 157],
        [298, 157],
        [282, 181],
      ],
      LIT,
      { w: 3 },
    );
  } else {
    s.path('M90 172V182A110 38 0 0 0 310 182V172Z', darken(WHITE, 0.2));
    s.ellipse(200, 172, 110, 37, WHITE);
    s.ellipse(200, 176, 82, 24, LIT, { w: 3.5 });
  }
  s.text(`${look.num('watts', 6)}W`, 200, 290, 36);
  s.path('M110 236l-14 32M290 236l14 32M160 236l-6 26M240 236l6 26', 'none', {
    line: '#ffffff',
    w: 6,
  });
}

function lampholder(s: Sketch): void {
  s.shadow(204, 330, 116, 14);
  s.path('M86 286V300A114 32 0 0 0 314 300V286Z', darken(WHITE, 0.2));
  s.ellipse(200, 286, 114, 34, WHITE);
  s.path('M138 278Q132 224 152 190H248Q268 224 262 278A62 18 0 0 1 138 278Z', WHITE);
  s.path('M224 190H248Q268 224 262 278Q250 290 226 294Q246 240 224 190Z', darken(WHITE, 0.18), {
    line: 'none',
  });
  cylinder(s, [200, 118, 52, 76, 15], WHITE);
  s.ellipse(200, 118, 38, 10, INK, { w: 3 });
  s.circle(188, 118, 5, '#d8a743', { w: 2 });
  s.circle(212, 118, 5, '#d8a743', { w: 2 });
  s.path('M148 146h12v26h18M240 148v26', 'none', { w: 4.5 });
  s.path('M140 196A60 16 0 0 0 260 196M146 210A60 16 0 0 0 256 210', 'none', { w: 2.8 });
  for (const x of [118, 282]) s.circle(x, 292, 8, STEEL, { w: 3 });
}

function solarHeater(s: Sketch, look: Look): void {
  const litres = look.num('litres', 200);
  const r = 30 + litres * 0.07;
  s.shadow(210, 336, 160, 14);
  s.path('M262 122L352 326M130 108L150 326M352 326H96', 'none', {
    line: darken(STEEL, 0.25),
    w: 9,
  });
  const count = Math.round(litres / 24);
  for (let i = 0; i < count; i += 1) {
    const k = i / (count - 1);
    const [x1, y1, x2, y2] = [86 + 208 * k, 136 + 10 * k, 44 + 222 * k, 318 + 14 * k];
    s.line(
      [
        [x1, y1],
        [x2, y2],
      ],
      { w: 15 - count * 0.35 },
    );
    s.line(
      [
        [x1, y1],
        [x2, y2],
      ],
      { line: '#46618a', w: 10 - count * 0.3 },
    );
    s.line(
      [
        [x1 - 2, y1 + 12],
        [x2 - 2, y2 - 12],
      ],
      { line: '#a5bdd8', w: 2.4 },
    );
  }
  s.line(
    [
      [30, 318],
      [282, 336],
    ],
    { line: '#c2cace', w: 13 },
  );
  tube(s, [52, 100], [330, 116], r, '#d5dcdf', { end: look.colour('colour', ORANGE) });
  s.text(look.str('brand', ''), 200, 96, 21, { max: 150 });
  s.text(`${litres} L`, 200, 126, 24, { max: 110 });
  s.circle(352, 52, 24, YELLOW, { w: 3.5 });
  s.path('M352 16V6M386 52h8M326 26l-7 -7M378 26l7 -7M378 78l7 7', 'none', { line: YELLOW, w: 6 });
}

export const lightingSolar: Drawings = {
  'led-bulb': { paint: ledBulb, focus: [200, 180], scene: 'shelf' },
  floodlight: { paint: floodlight, focus: [200, 200], scene: 'wall' },
  'led-tube': { paint: ledTube, focus: [200, 190], scene: 'shelf' },
  downlight: { paint: downlight, focus: [200, 160], scene: 'ceiling' },
  lampholder: { paint: lampholder, focus: [200, 180], scene: 'shelf' },
  'solar-panel': { paint: solarPanel, focus: [190, 190], scene: 'row' },
  inverter: { paint: inverter, focus: [190, 190], scene: 'wall' },
  battery: { paint: battery, focus: [200, 190], scene: 'shelf' },
  'solar-heater': { paint: solarHeater, focus: [190, 140], scene: 'facade' },
};
