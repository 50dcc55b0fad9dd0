import type { Drawings, Look } from '../drawing.ts';
import { ALUMINIUM, CARD, darken, lighten, WHITE, YELLOW } from '../palette.ts';
import { box } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

/** Sides of a tile in the picture, from its size in cm. */
function sides(look: Look): Point {
  const [a, b] = [look.num('wide', 60), look.num('long', 60)];
  const most = Math.max(a, b);
  const reach = 130 + Math.min(most, 120) * 0.95;
  return [(a / most) * reach, (b / most) * reach];
}

function motif(
  s: Sketch,
  look: Look,
  [x, y, w, h]: readonly [number, number, number, number],
): void {
  const colour = look.colour('colour', '#e2d3ba');
  const kind = look.str('pattern', 'veins');
  if (kind === 'veins') {
    s.path(
      `M${n(x + w * 0.1)} ${n(y + h * 0.3)}q${n(w * 0.3)} ${n(-h * 0.14)} ${n(w * 0.44)} ${n(h * 0.1)}t${n(w * 0.4)} ${n(-h * 0.06)}M${n(x + w * 0.2)} ${n(y + h * 0.78)}q${n(w * 0.24)} ${n(h * 0.1)} ${n(w * 0.6)} ${n(-h * 0.14)}M${n(x + w * 0.5)} ${n(y + h * 0.42)}q${n(w * 0.06)} ${n(h * 0.2)} ${n(w * 0.24)} ${n(h * 0.24)}`,
      'none',
      { line: darken(colour, 0.2), w: 2.6 },
    );
  }
  if (kind === 'wood') {
    for (const k of [0.2, 0.5, 0.8])
      s.path(`M${n(x + w * k)} ${n(y + 6)}q${n(w * 0.16)} ${n(h * 0.4)} 0 ${n(h - 12)}`, 'none', {
        line: darken(colour, 0.26),
        w: 2.4,
      });
    s.ellipse(x + w * 0.4, y + h * 0.42, w * 0.1, h * 0.05, 'none', {
      line: darken(colour, 0.3),
      w: 2.4,
    });
  }
  if (kind === 'diamond') {
    s.polygon(
      [
        [x + w / 2, y + h * 0.2],
        [x + w * 0.8, y + h / 2],
        [x + w / 2, y + h * 0.8],
        [x + w * 0.2, y + h / 2],
      ],
      darken(colour, 0.14),
      { w: 2.6 },
    );
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const)
      s.polygon(
        [
          [x + u * w, y + v * h],
          [x + w * (u ? 0.78 : 0.22), y + v * h],
          [x + u * w, y + h * (v ? 0.78 : 0.22)],
        ],
        lighten(colour, 0.4),
        { w: 2.4 },
      );
  }
  if (kind === 'band') {
    s.rect(x + 3, y + h * 0.62, w - 6, h * 0.17, look.colour('accent', '#2f8583'), { w: 2.4 });
    let waves = `M${n(x + 8)} ${n(y + h * 0.705)}`;
    for (let i = 0; i < 6; i += 1)
      waves += `q${n((w - 16) / 24)} ${i % 2 ? 9 : -9} ${n((w - 16) / 12)} 0t${n((w - 16) / 12)} 0`;
    s.path(waves, 'none', { line: WHITE, w: 3 });
  }
}

function tile(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#e2d3ba');
  const [w, h] = sides(look);
  const [x, y] = [200 - w / 2 - 10, 328 - h];
  s.shadow(208, 336, w / 2 + 50, 15);
  const spare = Math.min(34, (330 - w) / 3);
  for (const k of [2, 1, 0]) {
    const [dx, dy] = [k * spare, -k * 12];
    box(s, [x + dx, y + dy, w, h], [9, 7], k ? darken(colour, 0.05 * k) : colour);
    if (k === 0) {
      motif(s, look, [x, y, w, h]);
      if (look.str('finish', '') === 'polished')
        s.path(
          `M${n(x + w * 0.12)} ${n(y + h * 0.52)}L${n(x + w * 0.56)} ${n(y + h * 0.08)}M${n(x + w * 0.12)} ${n(y + h * 0.68)}L${n(x + w * 0.36)} ${n(y + h * 0.44)}`,
          'none',
          { line: '#ffffff', w: 9, o: 0.85 },
        );
    }
  }
  tag(s, 318, 322, look.str('label', ''), look.colour('brandColour', YELLOW));
}

function slab(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#3d3835');
  s.shadow(206, 336, 164, 16);
  for (const x of [70, 316])
    s.polygon(
      [
        [x, 334],
        [x + 12, 258],
        [x + 28, 258],
        [x + 28, 334],
      ],
      '#b58a5c',
      { w: 3.5 },
    );
  box(s, [44, 112, 280, 206], [26, 18], colour);
  let [pale, dark] = ['', ''];
  for (let i = 0; i < 150; i += 1) {
    const dot = `M${n(s.between(52, 316))} ${n(s.between(120, 310))}l${n(s.between(0.2, 5))} ${n(s.between(-2, 2))}`;
    if (i % 2) pale += dot;
    else dark += dot;
  }
  s.path(dark, 'none', { line: darken(colour, 0.45), w: 4.5 });
  s.path(pale, 'none', { line: lighten(colour, 0.42), w: 3.6 });
  s.path('M60 238L176 122M60 282L220 122M64 194L132 126', 'none', {
    line: '#ffffff',
    w: 8,
    o: 0.32,
  });
  tag(s, 306, 310, look.str('label', ''));
}

function trim(s: Sketch, look: Look): void {
  const metal = look.str('material', 'pvc') === 'aluminium';
  const colour = metal ? ALUMINIUM : WHITE;
  s.shadow(204, 334, 160, 14);
  s.polygon(
    [
      [34, 314],
      [204, 330],
      [356, 214],
      [200, 200],
    ],
    '#e2d3ba',
  );
  s.path('M118 322L278 207M34 314', 'none', { line: darken('#e2d3ba', 0.3), w: 3 });
  for (const [dx, dy] of [
    [0, 0],
    [-66, -28],
  ] as const) {
    s.group(`translate(${dx} ${dy})`, () => {
      s.path('M150 286Q150 250 188 248L360 124Q326 124 322 160Z', colour);
      s.path('M188 248L360 124V134L190 262Z', darken(colour, 0.2), { w: 3 });
      s.path('M150 286Q150 250 188 248V262Q168 264 166 292L150 292Z', lighten(colour, 0.4));
      s.path('M160 276Q164 258 182 254L330 150', 'none', {
        line: metal ? '#ffffff' : darken(colour, 0.1),
        w: 5,
      });
      s.polygon(
        [
          [166, 286],
          [166, 300],
          [76, 300],
          [76, 292],
          [150, 292],
        ],
        darken(colour, 0.14),
        { w: 3 },
      );
      for (const px of [92, 116]) s.circle(px, 296, 3, darken(colour, 0.5), { w: 1.5 });
    });
  }
  tag(s, 316, 316, metal ? 'ALU' : 'PVC');
}

function spacers(s: Sketch): void {
  s.shadow(204, 334, 140, 15);
  s.path('M88 108Q80 220 76 322Q200 340 324 322Q320 220 312 108Z', '#dcebec', { o: 0.9 });
  s.polygon(
    [
      [84, 70],
      [316, 70],
      [312, 122],
      [88, 122],
    ],
    YELLOW,
  );
  s.text('2 MM', 200, 97, 30, { max: 150 });
  s.circle(120, 97, 8, '#fffdf6', { w: 3 });
  const cross = (x: number, y: number, turn: number): void => {
    s.group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`, () => {
      s.path('M-22 -6H-6V-22H6V-6H22V6H6V22H-6V6H-22Z', WHITE, { w: 3 });
    });
  };
  for (let i = 0; i < 17; i += 1)
    cross(
      116 + (i % 5) * 43 + s.between(-8, 8),
      182 + Math.floor(i / 5) * 40 + s.between(-7, 7),
      s.between(0, 90),
    );
  cross(44, 320, 20);
  cross(358, 312, 50);
  s.path('M104 140Q98 220 96 300', 'none', { line: '#ffffff', w: 7, o: 0.8 });
}

function glassBlock(s: Sketch): void {
  s.shadow(206, 334, 124, 15);
  box(s, [84, 104, 212, 222], [44, 30], '#b6dade');
  s.rect(98, 118, 184, 194, '#d3ecec', { r: 12, w: 3 });
  s.path(
    'M112 146q30 -26 54 0t54 0t48 -4M112 190q30 -26 54 0t54 0t48 -4M112 234q30 -26 54 0t54 0t48 -4M112 278q30 -26 54 0t54 0t48 -4',
    'none',
    { line: '#7fb4bd', w: 5 },
  );
  s.path('M118 168L166 130M118 218L150 192', 'none', { line: '#ffffff', w: 9 });
}

/** Square ceiling tile with fissures, in a stack before its carton. */
function acousticTile(s: Sketch, look: Look): void {
  const ink = look.colour('colour', '#34507c');
  s.shadow(208, 336, 160, 15);
  box(s, [156, 130, 168, 190], [46, 30], CARD);
  s.rect(186, 156, 118, 46, ink, { w: 3 });
  s.label(ink, look.str('brand', ''), 245, 179, 18, 104);
  s.text('60X60', 246, 228, 20, { max: 80 });
  for (const k of [1, 0])
    box(s, [40 + k * 16, 124 - k * 10, 200, 204], [12, 9], k ? '#e9e4d8' : WHITE);
  let d = '';
  for (let i = 0; i < 62; i += 1)
    d += `M${n(s.between(50, 226))} ${n(s.between(134, 318))}l${n(s.between(0.2, 8))} ${n(s.between(-4, 4))}`;
  s.path(d, 'none', { line: '#a29a8c', w: 3.4 });
}

export const tiles: Drawings = {
  tile: { paint: tile, focus: [180, 230], scene: 'floor' },
  'granite-slab': { paint: slab, focus: [180, 220], scene: 'floor' },
  'tile-trim': { paint: trim, focus: [190, 260], scene: 'shelf' },
  'tile-spacers': { paint: spacers, focus: [200, 230], scene: 'shelf' },
  'glass-block': { paint: glassBlock, focus: [190, 200], scene: 'facade' },
  'acoustic-tile': { paint: acousticTile, focus: [150, 220], scene: 'ceiling' },
};
