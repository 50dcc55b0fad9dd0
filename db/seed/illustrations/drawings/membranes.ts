import type { Drawings, Look } from '../drawing.ts';

import { darken, lighten, YELLOW } from '../palette.ts';

import { tube } from '../solids.ts';

import { n, type Point, type Sketch } from '../svg.ts';

import { tag } from './bars-and-sections.ts';

/** Coated sheeting on a core: damp-proof course, polythene, felt, foil or fleece. */
function sheetRoll(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#3d3835');
  const under = look.colour('under', lighten(colour, 0.2));
  const long = look.num('width', 1);
  const r = look.num('radius', 58);
  const near: Point = [116 - 24 * (long - 1), 330 - r - 8];
  const far: Point = [near[0] + 176 * long, near[1] - 84 * long];
  s.shadow(214, 334, 168, 16);
  s.polygon(
    [
      [near[0] + 14, 330],
      [near[0] + 100, 338],
      [far[0] + 96, far[1] + r + 34],
      [far[0] + 10, far[1] + r - 4],
    ],
    under,
  );
  tube(s, near, far, r, colour, { end: lighten(colour, 0.25), squash: 0.52 });
  s.group(`translate(${n(near[0])} ${n(near[1])}) rotate(-25.5)`, () => {
    for (const k of [0.8, 0.62, 0.45]) s.ellipse(0, 0, r * k * 0.52, r * k, 'none', { w: 2.4 });
    s.ellipse(0, 0, r * 0.14, r * 0.27, '#cfa06a', { w: 3 });
    const reach = Math.hypot(176, 84) * long;
    finish(s, look.str('finish', ''), reach, r, colour);
    if (look.str('label', '') !== '') {
      s.rect(reach * 0.4, -r * 0.52, 88, r * 0.74, look.colour('brandColour', YELLOW), {
        r: 4,
        w: 3,
      });
      s.label(
        look.colour('brandColour', YELLOW),
        look.str('label', ''),
        reach * 0.4 + 44,
        -r * 0.15,
        Math.min(24, r * 0.4),
        76,
      );
    }
  });
}

function finish(s: Sketch, kind: string, reach: number, r: number, colour: string): void {
  let d = '';
  if (kind === 'foil')
    for (let x = 50; x < reach; x += 24)
      for (let y = -r * 0.7; y < r * 0.8; y += 20) d += `M${n(x)} ${n(y)}h.1`;
  if (kind === 'mineral')
    for (let i = 0; i < 70; i += 1)
      d += `M${n(s.between(34, reach))} ${n(s.between(-r * 0.85, r * 0.85))}h.1`;
  if (kind === 'fleece')
    for (let i = 0; i < 40; i += 1)
      d += `M${n(s.between(34, reach))} ${n(s.between(-r * 0.85, r * 0.85))}q5 -7 10 0`;
  if (kind === 'emboss')
    for (let x = 40; x < reach; x += 16)
      d += `M${n(x)} ${n(-r * 0.9)}q10 ${n(r * 0.9)} 0 ${n(r * 1.8)}`;
  const tone =
    kind === 'foil' ? '#ffffff' : kind === 'fleece' ? darken(colour, 0.2) : lighten(colour, 0.45);
  if (d)
    s.path(d, 'none', {
      line: tone,
      w: kind === 'foil' ? 9 : kind === 'mineral' ? 4 : 2.4,
      o: 0.8,
    });
}

/** Folded sheeting sold by the metre. */
function foldedSheet(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#3d3835');
  const clear = look.str('clear', '') === 'yes';
  const face = clear ? '#d8e9ea' : colour;
  s.shadow(204, 334, 160, 16);
  for (let i = 0; i < 4; i += 1) {
    const y = 300 - i * 32;
    s.path(
      `M52 ${y}Q44 ${y + 15} 54 ${y + 30}L206 ${y + 34}L356 ${y - 20}Q364 ${y - 36} 352 ${y - 46}L200 ${y + 2}Z`,
      i % 2 ? lighten(face, 0.12) : face,
      { w: 3.5 },
    );
  }
  s.polygon(
    [
      [52, 204],
      [200, 206],
      [352, 158],
      [214, 152],
    ],
    lighten(face, clear ? 0.5 : 0.22),
  );
  s.path('M120 200L258 160M86 202L160 180', 'none', {
    line: '#ffffff',
    w: 6,
    o: clear ? 0.9 : 0.35,
  });
  s.path('M206 206V330L262 312V188', 'none', { line: '#ffffff', w: 5, o: clear ? 0.8 : 0.25 });
  if (look.str('finish', '') === 'tarpaulin') {
    for (const [x, y] of [
      [74, 224],
      [74, 256],
      [74, 288],
      [334, 192],
      [334, 224],
    ] as const)
      s.circle(x, y, 8, YELLOW, { w: 3 });
    s.curve(
      [
        [330, 262],
        [372, 288],
        [348, 320],
        [300, 326],
      ],
      { line: '#f3e7cf', w: 7 },
    );
  }
  if (look.str('label', '') !== '') tag(s, 150, 276, look.str('label', ''));
}

export const membranes: Drawings = {
  'sheet-roll': { paint: sheetRoll, focus: [150, 250], scene: 'row' },
  'folded-sheet': { paint: foldedSheet, focus: [160, 240], scene: 'pair' },
};
