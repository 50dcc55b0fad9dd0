import type { Drawings, Look } from '../drawing.ts';
import { BLACK, BRASS, CHROME, darken, INK, lighten, STEEL, WHITE, YELLOW } from '../palette.ts';
import { coil, cylinder, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

/** Straight pipes or conduits in a small bundle. */
function straightPipe(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#5fa06a');
  const r = 12 + look.num('diameter', 25) * look.num('scale', 0.62);
  const v: Point = [208, -158];
  const count = r > 46 ? 1 : r > 30 ? 2 : 3;
  const x0 = 62 + r * 0.5;
  const spots: Point[] =
    count === 1
      ? [[110, 326 - r]]
      : count === 2
        ? [
            [x0 + r * 2.02, 324 - r],
            [x0, 328 - r],
          ]
        : [
            [x0 + r * 2.02, 324 - r],
            [x0, 328 - r],
            [x0 + r, 326 - r * 2.7],
          ];
  s.shadow(204, 332, 166, 15);
  for (const [x, y] of spots) {
    const far: Point = [x + v[0] * (count === 1 ? 0.86 : 1), y + v[1] * (count === 1 ? 0.86 : 1)];
    tube(s, [x, y], far, r, colour, { hollow: look.num('bore', 0.66), end: lighten(colour, 0.3) });
    s.group(`translate(${n(x)} ${n(y)}) rotate(-37.2)`, () => marks(s, look, r));
  }
  tag(s, 318, 306, look.str('label', ''), look.colour('brandColour', YELLOW));
}

function marks(s: Sketch, look: Look, r: number): void {
  const kind = look.str('marks', '');
  const colour = look.colour('stripe', WHITE);
  if (kind === 'stripe')
    s.line(
      [
        [r * 0.5, -r * 0.08],
        [246, -r * 0.08],
      ],
      { line: colour, w: Math.max(3, r * 0.16) },
    );
  if (kind === 'socket') {
    s.path(
      `M206 ${n(-r)}L214 ${n(-r * 1.16)}H262V${n(r * 1.16)}H214L206 ${n(r)}`,
      look.colour('colour', STEEL),
    );
    s.path(`M214 ${n(r * 0.4)}H260V${n(r)}H214Z`, darken(look.colour('colour', STEEL), 0.2), {
      line: 'none',
    });
  }
  if (kind === 'thread') {
    s.path(
      `M${n(r * 0.5)} ${n(-r)}L44 ${n(-r)}A${n(r * 0.42)} ${n(r)} 0 0 1 44 ${n(r)}L${n(r * 0.5)} ${n(r)}`,
      lighten(STEEL, 0.25),
      { line: 'none', o: 0.4 },
    );
    let d = '';
    for (let x = r * 0.45 + 3; x < 46; x += 7)
      d += `M${n(x - r * 0.1)} ${n(-r)}A${n(r * 0.42)} ${n(r)} 0 0 1 ${n(x - r * 0.1)} ${n(r)}`;
    s.path(d, 'none', { w: 2.4 });
  }
}

function pprFitting(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#5fa06a');
  const kind = look.str('kind', 'elbow');
  const r = 40 + look.num('diameter', 20) * 0.6;
  const collar = (near: Point, far: Point): void =>
    tube(s, near, far, r * 1.16, lighten(colour, 0.06), { hollow: 0.62, squash: 0.46 });
  s.shadow(204, 330, 130, 16);
  if (kind === 'elbow') {
    s.path(
      `M${160 - r} 240Q${160 - r} ${212 - r} 200 ${212 - r}L270 ${212 - r}V${212 + r}Q${160 + r} ${212 + r} ${160 + r} 260Z`,
      colour,
    );
    s.path(
      `M${160 + r * 0.4} 250Q${160 + r * 0.4} ${212 + r * 0.4} 262 ${212 + r * 0.4}V${212 + r - 2}Q${160 + r} ${212 + r} ${160 + r - 2} 260Z`,
      darken(colour, 0.2),
      { line: 'none' },
    );
    cylinder(s, [160, 236, r * 1.16, 76, r * 0.36], colour);
    s.ellipse(160, 236, r * 1.02, r * 0.28, colour, { line: 'none' });
    s.path(
      `M${160 - r} 238Q${160 - r} ${212 - r} 206 ${212 - r}L238 ${212 - r}V${212 + r * 0.7}Q${160 + r} ${212 + r * 0.8} ${160 + r} 240A${n(r)} ${n(r * 0.3)} 0 0 1 ${160 - r} 238Z`,
      colour,
    );
    collar([318, 212], [246, 212]);
  } else if (kind === 'tee') {
    tube(s, [96, 264], [304, 264], r * 0.96, colour);
    cylinder(s, [200, 130, r * 1.12, 100, r * 0.36], colour);
    s.ellipse(200, 130, r * 0.7, r * 0.22, darken(colour, 0.62), { w: 3 });
    collar([84, 264], [142, 264]);
    tube(s, [316, 264], [262, 264], r * 1.16, lighten(colour, 0.06), { hollow: 0.62 });
  } else {
    const metal = kind === 'male-adaptor';
    if (metal) {
      tube(s, [258, 190], [354, 134], r * 0.7, BRASS);
      s.group('translate(258 190) rotate(-30)', () => {
        s.path(
          `M30 ${n(-r * 0.7)}q12 ${n(r * 0.7)} 0 ${n(r * 1.4)}M48 ${n(-r * 0.7)}q12 ${n(r * 0.7)} 0 ${n(r * 1.4)}M66 ${n(-r * 0.7)}q12 ${n(r * 0.7)} 0 ${n(r * 1.4)}M84 ${n(-r * 0.7)}q12 ${n(r * 0.7)} 0 ${n(r * 1.4)}`,
          'none',
          { w: 3 },
        );
        s.rect(-16, -r * 0.98, 36, r * 1.96, BRASS, { r: 5 });
        s.path(`M-16 ${n(-r * 0.3)}h36M-16 ${n(r * 0.4)}h36`, 'none', { w: 2.5 });
      });
      collar([122, 268], [246, 197]);
    } else {
      collar([96, 284], [316, 158]);
      s.group('translate(206 221) rotate(-30)', () =>
        s.path(
          `M-8 ${n(-r * 1.16)}q18 ${n(r * 1.16)} 0 ${n(r * 2.32)}M4 ${n(-r * 1.16)}q18 ${n(r * 1.16)} 0 ${n(r * 2.32)}`,
          'none',
          { w: 3 },
        ),
      );
    }
  }
  tag(s, 316, 326, look.str('label', ''));
}

function bend(s: Sketch, colour: string): void {
  s.path('M92 318V236Q92 116 216 112H316V214H222Q196 216 196 242V318Z', colour);
  s.path('M164 318V240Q168 186 222 182H316V212H222Q196 216 196 242V318Z', darken(colour, 0.2), {
    line: 'none',
  });
  cylinder(s, [144, 268, 64, 56, 16], colour, colour);
  s.path('M94 268V236Q94 118 216 114H300V212H222Q196 216 194 242V268A54 12 0 0 1 94 268Z', colour);
  s.path('M170 272V240Q172 188 222 184H300V212H222Q196 216 194 242V268Z', darken(colour, 0.2), {
    line: 'none',
  });
  tube(s, [346, 163], [290, 163], 64, lighten(colour, 0.06), { hollow: 0.78 });
  s.path('M114 246Q116 140 210 134', 'none', { line: lighten(colour, 0.6), w: 7, o: 0.8 });
}

function tee(s: Sketch, colour: string): void {
  s.rect(118, 96, 106, 230, colour, { r: 8 });
  tube(s, [340, 178], [200, 210], 50, colour, { hollow: 0.74 });
  s.rect(118, 110, 84, 200, colour, { line: 'none' });
  s.rect(184, 110, 38, 70, darken(colour, 0.2), { line: 'none' });
  s.rect(190, 256, 32, 60, darken(colour, 0.2), { line: 'none' });
  cylinder(s, [171, 270, 64, 54, 16], colour, colour);
  cylinder(s, [171, 86, 64, 46, 18], colour);
  s.ellipse(171, 86, 48, 12, darken(colour, 0.62), { w: 3 });
}

function gullyTrap(s: Sketch, colour: string): void {
  s.path(
    'M96 150V226Q96 316 182 316Q262 316 262 238V222H352V142H216Q186 142 186 180V232Q186 250 176 250Q170 250 170 232V150Z',
    colour,
  );
  s.path(
    'M150 150V236Q156 274 178 274Q214 272 214 232V200Q216 176 240 176H352V220H262V238Q262 316 182 316Q150 314 128 296',
    darken(colour, 0.16),
    { line: 'none', o: 0.7 },
  );
  tube(s, [352, 182], [318, 182], 48, lighten(colour, 0.06), { hollow: 0.78 });
  s.rect(70, 84, 126, 66, lighten(colour, 0.08), { r: 5 });
  s.polygon(
    [
      [70, 84],
      [88, 62],
      [214, 62],
      [196, 84],
    ],
    '#56616a',
  );
  s.path('M92 80l12 -14M114 80l12 -14M136 80l12 -14M158 80l12 -14M180 80l12 -14', 'none', {
    line: '#c2cace',
    w: 3.5,
  });
  s.polygon(
    [
      [196, 84],
      [214, 62],
      [214, 128],
      [196, 150],
    ],
    darken(colour, 0.2),
  );
}

function floorTrap(s: Sketch, colour: string): void {
  cylinder(s, [180, 200, 78, 110, 28], colour);
  tube(s, [354, 264], [240, 264], 30, colour, { hollow: 0.72 });
  cylinder(s, [180, 158, 108, 20, 40], lighten(colour, 0.1), CHROME);
  s.ellipse(180, 158, 84, 30, darken(STEEL, 0.12), { w: 3 });
  let slots = '';
  for (const [x, y] of [
    [140, 150],
    [180, 144],
    [220, 150],
    [124, 160],
    [160, 160],
    [200, 160],
    [236, 160],
    [144, 172],
    [180, 176],
    [216, 172],
  ] as const)
    slots += `M${x - 9} ${y}h18`;
  s.path(slots, 'none', { line: INK, w: 5 });
}

const PVC: Readonly<Record<string, (s: Sketch, colour: string) => void>> = {
  bend,
  tee,
  'gully-trap': gullyTrap,
  'floor-trap': floorTrap,
};

function pvcFitting(s: Sketch, look: Look): void {
  s.shadow(204, 330, 140, 16);
  const scale = look.num('diameter', 4) < 3 ? 0.82 : 1;
  s.group(`translate(${n(200 * (1 - scale))} ${n(330 * (1 - scale))}) scale(${scale})`, () => {
    (PVC[look.str('kind', 'bend')] ?? bend)(s, look.colour('colour', '#9aa3a6'));
  });
  tag(s, 322, 324, look.str('label', ''));
}

function coiledPipe(s: Sketch, look: Look): void {
  const colour = look.colour('colour', BLACK);
  const t = 15 + look.num('diameter', 25) * 0.26;
  const count = t > 26 ? 3 : t > 22 ? 4 : 5;
  const cy = 306 - (count - 1) * t - 58;
  const at: readonly [number, number, number, number] = [196, cy, 152, 84];
  s.shadow(200, 322, 164, 24);
  coil(s, at, { count, thickness: t, turns: 3 }, colour);
  for (let k = 0; k < count; k += 1)
    s.path(`M${46} ${n(cy + k * t + 8)}A152 84 0 0 0 ${346} ${n(cy + k * t + 8)}`, 'none', {
      line: look.colour('stripe', '#4b94be'),
      w: 3.4,
    });
  s.path(`M300 ${n(cy - 44)}Q366 ${n(cy - 20)} 368 ${n(cy + 40)}`, 'none', { w: t + 8 });
  s.path(`M300 ${n(cy - 44)}Q366 ${n(cy - 20)} 368 ${n(cy + 40)}`, 'none', {
    line: lighten(colour, 0.1),
    w: t,
  });
  s.ellipse(368, cy + 42, t * 0.6, t * 0.34, '#2a1f1b', { w: 3 });
  if (look.str('end', '') === 'nozzle') {
    s.polygon(
      [
        [356, cy + 44],
        [380, cy + 44],
        [376, cy + 96],
        [360, cy + 96],
      ],
      YELLOW,
    );
    s.rect(352, cy + 38, 32, 14, BRASS, { r: 3, w: 3 });
  }
  for (const [x, y] of [
    [66, 40],
    [200, 82],
  ] as const)
    s.line(
      [
        [x, cy + y - 22],
        [x, cy + y + (count - 1) * t],
      ],
      { line: YELLOW, w: 10 },
    );
  tag(s, 128, 330, look.str('label', ''), look.colour('brandColour', YELLOW));
}

function tapeRoll(s: Sketch, look: Look): void {
  const colour = look.colour('colour', WHITE);
  const wide = look.num('width', 1);
  const depth = 36 + wide * 44;
  s.shadow(210, 332, 138, 18);
  s.path(
    `M${176 - 106} 206A106 116 0 0 0 176 322L${176 + depth} 314A106 116 0 0 0 ${176 + depth} 90L176 90`,
    darken(colour, 0.16),
  );
  if (look.str('pattern', '') === 'caution')
    for (let k = 0; k < 5; k += 1)
      s.path(
        `M${214 + k * 3} ${n(112 + k * 46)}l${depth + 30 - k * 3} 24l-6 -26l-${depth + 10} -20Z`,
        INK,
        { line: 'none', o: 0.85 },
      );
  s.ring(176, 206, [106, 116], [56, 62], lighten(colour, 0.3));
  for (const k of [68, 80, 93])
    s.ellipse(176, 206, k, k * 1.1, 'none', { line: darken(colour, 0.25), w: 2 });
  s.ring(176, 206, [56, 62], [44, 49], look.colour('core', '#cfa06a'), { w: 3 });
  s.path(
    `M120 304Q110 330 60 330L40 ${n(330 - depth * 0.1)}L${n(40 + depth)} ${n(322 - depth * 0.2)}Q130 318 ${n(130 + depth * 0.2)} 316Z`,
    colour,
    { w: 3.5 },
  );
  if (look.str('label', '') !== '') tag(s, 308, 318, look.str('label', ''));
}

export const pipes: Drawings = {
  'straight-pipe': { paint: straightPipe, focus: [130, 260], scene: 'yard' },
  'ppr-fitting': { paint: pprFitting, focus: [210, 220], scene: 'shelf' },
  'pvc-fitting': { paint: pvcFitting, focus: [210, 210], scene: 'shelf' },
  'coiled-pipe': { paint: coiledPipe, focus: [160, 250], scene: 'pair' },
  'tape-roll': { paint: tapeRoll, focus: [180, 220], scene: 'shelf' },
};
