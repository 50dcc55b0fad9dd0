import type { Drawings, Look } from '../drawing.ts';
import { darken, GALVANISED, lighten, WHITE, YELLOW } from '../palette.ts';
import { prism, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

const CHANNELS: Readonly<Record<string, readonly Point[]>> = {
  furring: [
    [30, 322],
    [30, 314],
    [62, 314],
    [78, 268],
    [140, 268],
    [156, 314],
    [188, 314],
    [188, 322],
    [150, 322],
    [134, 276],
    [84, 276],
    [68, 322],
  ],
  main: [
    [64, 324],
    [64, 244],
    [148, 244],
    [148, 252],
    [72, 252],
    [72, 316],
    [148, 316],
    [148, 324],
  ],
  stud: [
    [50, 324],
    [50, 208],
    [150, 208],
    [150, 236],
    [142, 236],
    [142, 216],
    [58, 216],
    [58, 316],
    [142, 316],
    [142, 296],
    [150, 296],
    [150, 324],
  ],
};

function channel(s: Sketch, look: Look): void {
  const kind = look.str('kind', 'furring');
  const v: Point = [194, -134];
  s.shadow(208, 334, 164, 14);
  for (const lift of kind === 'furring' ? [0, -40] : [0]) {
    s.group(`translate(${lift ? 14 : 0} ${lift})`, () =>
      prism(s, CHANNELS[kind] ?? [], v, GALVANISED, { end: lighten(GALVANISED, 0.4), w: 3.5 }),
    );
  }
  if (kind === 'stud') {
    let slots = '';
    for (const k of [0.2, 0.45, 0.7, 0.95])
      slots += `M${n(80 + 194 * k - 40)} ${n(208 - 134 * k + 27)}l24 -16`;
    s.path(slots, 'none', { line: darken(GALVANISED, 0.5), w: 8 });
  }
  tag(s, 312, 312, kind.toUpperCase(), look.colour('colour', YELLOW));
}

/** PVC ceiling strips: hollow core, tongue and groove, a printed line. */
function pvcPanel(s: Sketch): void {
  s.shadow(206, 334, 164, 14);
  for (const [x, y] of [
    [150, 244],
    [92, 280],
    [34, 316],
  ] as const) {
    s.polygon(
      [
        [x, y - 20],
        [x + 130, y - 20],
        [x + 232, y - 184],
        [x + 112, y - 184],
      ],
      lighten('#e9e4da', 0.5),
    );
    s.path(
      `M${x + 44} ${y - 22}L${x + 150} ${y - 182}M${x + 58} ${y - 22}L${x + 162} ${y - 182}`,
      'none',
      { line: '#c9a24a', w: 4 },
    );
    s.path(`M${x + 90} ${y - 24}L${x + 190} ${y - 180}`, 'none', { line: '#ffffff', w: 7 });
    s.rect(x, y - 20, 130, 20, '#d7d2c7', { w: 3.5 });
    let cells = '';
    for (let i = 1; i < 9; i += 1) cells += `M${x + i * 14.4} ${y - 18}v16`;
    s.path(cells, 'none', { w: 2.6 });
    s.polygon(
      [
        [x + 130, y - 16],
        [x + 148, y - 12],
        [x + 148, y - 8],
        [x + 130, y - 4],
      ],
      '#d7d2c7',
      { w: 3 },
    );
  }
}

/** Thick fluffy roll of glass wool, with its wrapper. */
function glassWool(s: Sketch): void {
  const wool = '#efc64f';
  s.shadow(208, 334, 160, 16);
  s.path('M100 328L330 330Q366 328 362 296L330 262L120 268Z', wool);
  s.path('M150 328q10 -10 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0', 'none', {
    line: darken(wool, 0.35),
    w: 3,
  });
  tube(s, [136, 220], [312, 138], 96, '#f1dfc0', { end: wool, squash: 0.62 });
  s.group('translate(136 220) rotate(-25)', () => {
    let d = '';
    for (let turn = 0; turn < 3.4 * Math.PI * 2; turn += 0.5) {
      const r = 88 - (turn / (3.4 * Math.PI * 2)) * 74;
      d += `${turn === 0 ? 'M' : 'L'}${n(Math.cos(turn) * r * 0.62)} ${n(Math.sin(turn) * r)}`;
    }
    s.path(d, 'none', { line: darken(wool, 0.45), w: 4 });
    let fuzz = '';
    for (let i = 0; i < 36; i += 1) {
      const [a, k] = [s.between(0, 6.28), s.between(0.2, 0.92)];
      fuzz += `M${n(Math.cos(a) * 56 * k)} ${n(Math.sin(a) * 90 * k)}l${n(s.between(-7, 7))} ${n(s.between(-6, 6))}`;
    }
    s.path(fuzz, 'none', { line: lighten(wool, 0.6), w: 3 });
    s.rect(86, -60, 92, 88, '#e5802f', { r: 5, w: 3 });
    s.text('50 MM', 132, -28, 22, { max: 76, colour: WHITE });
    s.path('M100 4q8 -12 16 0t16 0t16 0t16 0', 'none', { line: WHITE, w: 4 });
  });
}

export const ceiling: Drawings = {
  'ceiling-channel': { paint: channel, focus: [150, 250], scene: 'yard' },
  'pvc-ceiling': { paint: pvcPanel, focus: [160, 260], scene: 'ceiling' },
  'glass-wool': { paint: glassWool, focus: [150, 220], scene: 'pair' },
};
