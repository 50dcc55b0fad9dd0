import type { Drawings, Look } from '../drawing.ts';

import { darken, INK, RED, STEEL, WHITE, YELLOW } from '../palette.ts';

import { box } from '../solids.ts';

import { n, type Sketch } from '../svg.ts';

function energizer(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#4d8a5a');
  s.rect(106, 80, 216, 216, INK, { r: 20, line: 'none', o: 0.18 });
  box(s, [88, 72, 212, 212], [22, 15], WHITE);
  s.polygon(
    [
      [89, 73],
      [299, 73],
      [299, 122],
      [89, 122],
    ],
    colour,
  );
  s.label(colour, look.str('brand', ''), 194, 99, 26, 160);
  s.polygon(
    [
      [194, 138],
      [132, 246],
      [256, 246],
    ],
    YELLOW,
    { w: 5 },
  );
  s.polygon(
    [
      [200, 160],
      [176, 206],
      [194, 206],
      [184, 238],
      [216, 194],
      [198, 194],
      [208, 162],
    ],
    INK,
    { w: 1.5 },
  );
  s.text(`${look.num('joules', 8)} J`, 194, 266, 20, { max: 80 });
  for (const [tone, x] of [
    ['#4d8a5a', 112],
    [RED, 276],
  ] as const)
    s.circle(x, 142, 8, tone, { w: 3 });
  for (const [x, tone] of [
    [140, RED],
    [194, INK],
    [248, '#4d8a5a'],
  ] as const) {
    s.rect(x - 11, 284, 22, 22, tone, { r: 4, w: 3 });
    s.path(`M${x} 306V344`, 'none', { line: darken(tone, 0.2), w: 7 });
  }
  s.path('M20 344H380M20 318H60M330 318H380', 'none', { line: STEEL, w: 4 });
}

function extinguisher(s: Sketch, look: Look): void {
  const k = look.num('kg', 6) > 7 ? 1.06 : 0.92;
  s.shadow(206, 336, 84, 13);
  s.group(`translate(${n(200 - 200 * k)} ${n(332 - 332 * k)}) scale(${k})`, () => {
    s.path('M132 150Q134 112 196 108T260 150V306Q260 328 238 330H154Q132 328 132 306Z', RED);
    s.path('M224 114Q258 122 260 150V306Q260 328 238 330H220Q244 220 224 114Z', darken(RED, 0.24), {
      line: 'none',
    });
    s.path('M150 152V296', 'none', { line: '#f09a8c', w: 8 });
    s.rect(172, 84, 48, 30, STEEL, { r: 4 });
    s.path('M160 80L266 58L272 70L204 92H166Z', INK, { w: 3 });
    s.path('M164 66Q166 46 188 46L262 40', 'none', { w: 11 });
    s.circle(212, 98, 12, WHITE, { w: 3 });
    s.path('M172 98Q96 100 96 178V262', 'none', { line: INK, w: 13 });
    s.path('M84 254H108L114 306H78Z', INK, { w: 3 });
    s.rect(150, 180, 92, 88, WHITE, { r: 5, w: 3 });
    s.text('DCP', 196, 206, 24, { max: 74 });
    s.text(`${look.num('kg', 6)} KG`, 196, 242, 20, { max: 70 });
  });
}

function welder(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#4b94be');
  s.shadow(206, 334, 150, 15);
  s.path('M120 122V92Q120 82 132 82H248Q260 82 260 92V110', 'none', { w: 20 });
  s.path('M120 122V92Q120 82 132 82H248Q260 82 260 92V110', 'none', { line: '#5c5551', w: 11 });
  box(s, [76, 130, 210, 186], [60, 40], colour);
  s.rect(90, 144, 182, 70, INK, { r: 6 });
  s.text(`${look.num('amps', 200)} A`, 154, 178, 30, { colour: '#ffb36b', max: 100 });
  s.circle(240, 180, 20, STEEL);
  s.path('M240 180L250 166', 'none', { w: 4 });
  s.label(colour, look.str('brand', ''), 181, 234, 22, 150);
  for (const [x, tone] of [
    [122, RED],
    [240, INK],
  ] as const) {
    s.circle(x, 280, 20, '#d9d5cc');
    s.circle(x, 280, 11, tone, { w: 3 });
  }
  s.path('M298 150l34 -22M298 172l34 -22M298 194l34 -22M298 216l34 -22', 'none', { w: 4 });
  s.curve(
    [
      [122, 282],
      [96, 344],
      [40, 336],
      [28, 270],
      [48, 240],
    ],
    { line: INK, w: 10 },
  );
  s.group('translate(50 236) rotate(18)', () => {
    s.path('M-10 4L-6 -70H6L10 4Z', RED, { w: 3.4 });
    s.path('M-8 -66L-18 -94L14 -98L8 -66Z', '#d8a743', { w: 3 });
  });
  s.curve(
    [
      [240, 284],
      [280, 346],
      [350, 330],
      [372, 300],
    ],
    { line: INK, w: 10 },
  );
}

export const devices: Drawings = {
  energizer: { paint: energizer, focus: [194, 190], scene: 'facade' },
  extinguisher: { paint: extinguisher, focus: [200, 190], scene: 'wall' },
  welder: { paint: welder, focus: [190, 210], scene: 'site' },
};
