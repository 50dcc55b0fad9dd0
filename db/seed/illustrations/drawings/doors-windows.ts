import type { Drawings, Look } from '../drawing.ts';
import {
  ALUMINIUM,
  BLUE,
  BRASS,
  CHROME,
  CONCRETE,
  darken,
  GLASS,
  IRON,
  lighten,
  MAHOGANY,
  STEEL,
  TIMBER,
  WHITE,
} from '../palette.ts';
import { box, prism } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

function lever(s: Sketch, x: number, y: number, metal = CHROME): void {
  s.rect(x - 8, y - 22, 16, 56, metal, { r: 6, w: 3 });
  s.path(`M${x} ${y - 4}h-30`, 'none', { w: 12 });
  s.path(`M${x} ${y - 4}h-30`, 'none', { line: metal, w: 6 });
  s.circle(x, y + 20, 3, '#3a2a24', { w: 1.5 });
}

function flushDoor(s: Sketch, look: Look): void {
  const w = look.num('wide', 3) < 3 ? 126 : 154;
  const colour = look.colour('colour', '#d9b07c');
  const x = 192 - w / 2;
  s.shadow(206, 336, w * 0.7, 12);
  box(s, [x, 46, w, 286], [20, 13], colour);
  s.path(
    `M${x + w * 0.25} 60q14 110 -4 260M${x + w * 0.5} 52q-20 120 4 160t-6 114M${x + w * 0.72} 60q14 90 0 140t4 124`,
    'none',
    { line: darken(colour, 0.18), w: 2.6 },
  );
  s.path(`M${x + w * 0.44} 150q16 34 0 70q-14 -34 0 -70`, 'none', {
    line: darken(colour, 0.18),
    w: 2.6,
  });
  lever(s, x + w - 20, 200);
}

function panelDoor(s: Sketch, look: Look): void {
  const colour = look.colour('colour', MAHOGANY);
  s.shadow(206, 336, 112, 12);
  box(s, [114, 46, 160, 286], [20, 13], colour);
  const panel = (x: number, y: number, w: number, h: number): void => {
    s.rect(x, y, w, h, darken(colour, 0.28), { w: 3.2 });
    s.polygon(
      [
        [x + 10, y + 10],
        [x + w - 10, y + 10],
        [x + w - 10, y + h - 10],
        [x + 10, y + h - 10],
      ],
      lighten(colour, 0.14),
      { w: 2.6 },
    );
    s.path(
      `M${x} ${y}l10 10M${x + w} ${y}l-10 10M${x} ${y + h}l10 -10M${x + w} ${y + h}l-10 -10`,
      'none',
      { w: 2.4 },
    );
  };
  for (const x of [128, 200]) {
    panel(x, 62, 60, 70);
    panel(x, 146, 60, 88);
    panel(x, 250, 60, 68);
  }
  lever(s, 266, 238, BRASS);
}

function steelDoor(s: Sketch, look: Look): void {
  const double = look.num('wide', 3) > 3.5;
  const colour = look.colour('colour', '#5f6c74');
  const w = double ? 218 : 156;
  const x = 194 - w / 2;
  s.shadow(206, 336, w * 0.62, 12);
  box(s, [x - 12, 40, w + 24, 292], [18, 12], darken(colour, 0.35));
  const leaf = (lx: number, lw: number): void => {
    s.rect(lx, 52, lw, 280, colour, { w: 3.5 });
    for (const [y, h] of [
      [68, 70],
      [154, 56],
      [228, 88],
    ] as const) {
      s.rect(lx + 14, y, lw - 28, h, lighten(colour, 0.16), { w: 3 });
      s.path(
        `M${lx + 14} ${y + h}L${lx + lw / 2} ${y + h / 2}L${lx + lw - 14} ${y + h}M${lx + 14} ${y}L${lx + lw / 2} ${y + h / 2}L${lx + lw - 14} ${y}`,
        'none',
        { line: darken(colour, 0.3), w: 2.6 },
      );
    }
  };
  if (double) {
    leaf(x, w * 0.62);
    leaf(x + w * 0.62, w * 0.38);
  } else leaf(x, w);
  const edge = double ? x + w * 0.62 - 12 : x + w - 12;
  s.rect(edge - 8, 186, 16, 52, CHROME, { r: 5, w: 3 });
  s.path(`M${n(edge)} 200h-26`, 'none', { w: 9 });
  for (const y of [84, 278]) s.rect(x - 8, y, 10, 26, STEEL, { w: 2.6 });
}

function doorFrame(s: Sketch, look: Look): void {
  const steel = look.str('material', '') === 'steel';
  const colour = steel ? '#8d989f' : MAHOGANY;
  s.shadow(206, 336, 120, 12);
  const outer: Point[] = [
    [96, 334],
    [96, 48],
    [286, 48],
    [286, 334],
    [262, 334],
    [262, 74],
    [120, 74],
    [120, 334],
  ];
  prism(s, outer, [34, -20], colour);
  s.line(
    [
      [110, 330],
      [110, 62],
      [272, 62],
      [272, 330],
    ],
    { line: darken(colour, 0.35), w: 3 },
  );
  if (steel) for (const y of [120, 270]) s.rect(112, y, 12, 34, CHROME, { w: 3 });
  else
    s.path('M102 120q5 60 -2 120M280 110q-6 80 2 150M140 56h70', 'none', {
      line: darken(colour, 0.4),
      w: 2.4,
    });
}

/** Steel casement: panes by the opening's size, one sash ajar. */
function steelWindow(s: Sketch, look: Look): void {
  const [wide, high] = [look.num('wide', 4), look.num('high', 4)];
  const unit = wide > 5 ? 46 : wide > 4 ? 52 : wide > 2 ? 58 : 84;
  const [w, h] = [wide * unit, high * unit];
  const [x, y] = [196 - w / 2, Math.min(330 - h, 204 - h / 2)];
  const paint = darken(IRON, 0.2);
  s.rect(x + 12, y + 12, w + 6, h + 6, '#3a2a24', { line: 'none', o: 0.16 });
  s.rect(x, y, w, h, paint);
  const [columns, rows] = [wide, Math.max(2, high - 1)];
  const [pw, ph] = [(w - 12) / columns, (h - 12) / rows];
  for (let i = 0; i < columns; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      const [px, py] = [x + 8 + i * pw, y + 8 + j * ph];
      s.rect(px, py, pw - 5, ph - 5, (i + j) % 2 ? GLASS : lighten(GLASS, 0.3), { w: 2.6 });
      s.path(
        `M${n(px + pw * 0.2)} ${n(py + ph * 0.6)}L${n(px + pw * 0.5)} ${n(py + ph * 0.2)}`,
        'none',
        { line: '#ffffff', w: 4, o: 0.85 },
      );
    }
  }
  for (const k of [0.33, 0.66])
    s.line(
      [
        [x + 4, y + h * k],
        [x + w - 4, y + h * k],
      ],
      { line: darken(paint, 0.3), w: 5 },
    );
  s.path(`M${n(x + 8 + pw)} ${n(y + h * 0.5)}q16 4 20 26`, 'none', { line: BRASS, w: 6 });
  if (wide > 2) {
    s.polygon(
      [
        [x + w - pw - 2, y + 4],
        [x + w + 26, y + 22],
        [x + w + 26, y + h + 6],
        [x + w - pw - 2, y + h - 4],
      ],
      paint,
    );
    s.polygon(
      [
        [x + w - pw + 10, y + 22],
        [x + w + 16, y + 36],
        [x + w + 16, y + h - 10],
        [x + w - pw + 10, y + h - 20],
      ],
      lighten(GLASS, 0.15),
      { w: 3 },
    );
    s.path(`M${n(x + w - pw + 10)} ${n(y + h * 0.5)}L${n(x + w + 16)} ${n(y + h * 0.53)}`, 'none', {
      line: paint,
      w: 6,
    });
  }
}

function slidingWindow(s: Sketch): void {
  s.rect(52, 100, 312, 228, '#3a2a24', { line: 'none', o: 0.16 });
  box(s, [38, 92, 306, 226], [18, 12], ALUMINIUM);
  s.rect(54, 108, 274, 194, darken(ALUMINIUM, 0.35), { w: 3.2 });
  const sash = (x: number, tone: string): void => {
    s.rect(x, 112, 146, 186, lighten(ALUMINIUM, 0.3), { w: 3.5 });
    s.rect(x + 15, 127, 116, 156, tone, { w: 3 });
    s.path(`M${x + 30} 230L${x + 92} 146M${x + 30} 262L${x + 70} 208`, 'none', {
      line: '#ffffff',
      w: 9,
      o: 0.8,
    });
  };
  sash(178, GLASS);
  sash(62, lighten(GLASS, 0.22));
  s.rect(192, 184, 9, 46, '#4a4542', { r: 4, w: 2.4 });
  s.path('M252 202h44l-12 -11m12 11l-12 11', 'none', { line: BLUE, w: 6 });
}

function glassSheet(s: Sketch, look: Look): void {
  const obscure = look.str('finish', 'clear') === 'obscure';
  s.shadow(208, 334, 138, 14);
  for (const x of [96, 268])
    s.polygon(
      [
        [x, 330],
        [x + 62, 330],
        [x + 76, 290],
        [x + 58, 290],
        [x + 48, 314],
        [x + 8, 314],
      ],
      TIMBER,
      { w: 3.5 },
    );
  for (const dx of [44, 22, 0]) {
    s.polygon(
      [
        [84 + dx, 72 - dx * 0.4],
        [276 + dx, 60 - dx * 0.4],
        [288 + dx, 312 - dx * 0.3],
        [88 + dx, 318 - dx * 0.3],
      ],
      GLASS,
      { o: 0.86 },
    );
    s.line(
      [
        [280 + dx, 64 - dx * 0.4],
        [292 + dx, 310 - dx * 0.3],
      ],
      { line: '#5fa39d', w: look.num('thickness', 4) },
    );
  }
  if (obscure) {
    let d = '';
    for (let i = 0; i < 9; i += 1)
      for (let j = 0; j < 11; j += 1)
        d += `M${98 + i * 20 + (j % 2) * 9} ${88 + j * 21}q7 -9 13 0t-13 0`;
    s.path(d, 'none', { line: '#7fb4bd', w: 3 });
  } else
    s.path('M106 218L210 90M108 264L246 100M112 296L160 238', 'none', {
      line: '#ffffff',
      w: 10,
      o: 0.9,
    });
  s.text(`${look.num('thickness', 4)} MM`, 190, 292, 24, { colour: '#35605c', max: 90 });
}

function gatePillar(s: Sketch, x: number): void {
  box(s, [x, 78, 36, 254], [9, 6], CONCRETE);
  s.polygon(
    [
      [x - 6, 78],
      [x + 18, 58],
      [x + 48, 72],
      [x + 42, 78],
    ],
    lighten(CONCRETE, 0.2),
    { w: 3.5 },
  );
}

/** Gate of square tube and sheet: two leaves for vehicles or one for people. */
function steelGate(s: Sketch, look: Look): void {
  const leaves = look.num('leaves', 2);
  const colour = look.colour('colour', '#5f6c74');
  s.shadow(202, 334, leaves > 1 ? 176 : 110, 13);
  const leaf = (x: number, w: number, rise: -1 | 0 | 1): void => {
    const [l, r] = [rise === 1 ? 130 : 100, rise === -1 ? 130 : 100];
    s.polygon(
      [
        [x, l],
        [x + w, r],
        [x + w, 322],
        [x, 322],
      ],
      colour,
    );
    for (let i = 1; i < w / 19; i += 1)
      s.line(
        [
          [x + i * 19, l + ((r - l) * i * 19) / w],
          [x + i * 19, 318],
        ],
        { line: darken(colour, 0.3), w: 3 },
      );
    for (let i = 0; i < w / 19; i += 1) {
      const [px, py] = [x + i * 19 + 9, l + ((r - l) * (i * 19 + 9)) / w];
      s.polygon(
        [
          [px - 5, py],
          [px, py - 22],
          [px + 5, py],
        ],
        '#f6b91d',
        { w: 2.6 },
      );
    }
    for (const y of [150, 236, 304]) s.rect(x, y, w, 12, darken(colour, 0.2), { w: 3 });
  };
  if (leaves > 1) {
    gatePillar(s, 16);
    gatePillar(s, 340);
    leaf(56, 138, -1);
    leaf(200, 136, 1);
    s.rect(186, 218, 24, 40, STEEL, { r: 4, w: 3 });
  } else {
    gatePillar(s, 80);
    gatePillar(s, 270);
    leaf(122, 144, 0);
    s.rect(240, 212, 20, 40, STEEL, { r: 4, w: 3 });
  }
  if (look.str('label', '') !== '') tag(s, 200, 344, look.str('label', ''), WHITE);
}

export const doorsWindows: Drawings = {
  'flush-door': { paint: flushDoor, focus: [210, 180], scene: 'facade' },
  'panel-door': { paint: panelDoor, focus: [210, 180], scene: 'facade' },
  'steel-door': { paint: steelDoor, focus: [210, 180], scene: 'facade' },
  'door-frame': { paint: doorFrame, focus: [150, 130], scene: 'facade' },
  'steel-window': { paint: steelWindow, focus: [220, 200], scene: 'facade' },
  'sliding-window': { paint: slidingWindow, focus: [200, 200], scene: 'facade' },
  'glass-sheet': { paint: glassSheet, focus: [220, 170], scene: 'bench' },
  'steel-gate': { paint: steelGate, focus: [200, 180], scene: 'facade' },
};
