import { siteBackdrop } from './backdrops.ts';
import type { Look, Place } from './drawing.ts';
import { CONCRETE, darken, lighten, SKY, STEEL, TIMBER } from './palette.ts';
import type { Point, Sketch } from './svg.ts';

export function facadeScene(s: Sketch, place: Place): void {
  s.path('M0 0H400V400H0Z', SKY, { line: 'none' });
  s.path('M0 70H400V340H0Z', '#e6cda6', { w: 4 });
  let d = '';
  for (let row = 0; row < 6; row += 1) {
    const y = 70 + row * 45;
    d += `M0 ${y}H400`;
    for (let x = row % 2 ? 30 : 66; x < 400; x += 72) d += `M${x} ${y}v45`;
  }
  s.path(d, 'none', { line: '#cfb083', w: 2.6 });
  s.path('M-6 76L30 22H370L406 76Z', '#a5452b', { w: 4 });
  s.path('M60 24L36 72M120 24L106 72M180 24L176 72M240 24L246 72M300 24L318 72', 'none', {
    w: 2.4,
  });
  s.path('M0 340H400V400H0Z', '#c27f5b', { line: 'none' });
  s.path('M60 340H340L370 366H30Z', lighten(CONCRETE, 0.2), { w: 3.5 });
  place(200, 346, 0.74);
}

export function roofScene(s: Sketch, place: Place, look: Look): void {
  siteBackdrop(s);
  const colour = look.colour('colour', '#a5452b');
  s.polygon(
    [
      [96, 214],
      [330, 214],
      [330, 326],
      [96, 326],
    ],
    '#e6cda6',
  );
  s.rect(190, 252, 46, 74, TIMBER);
  s.rect(118, 244, 48, 44, SKY);
  s.rect(262, 244, 48, 44, SKY);
  const eaves: Point[] = [
    [62, 224],
    [118, 108],
    [308, 108],
    [364, 224],
  ];
  s.polygon(eaves, colour);
  for (let rib = 1; rib < 12; rib += 1) {
    const k = rib / 12;
    s.line(
      [
        [118 + 190 * k, 110],
        [62 + 302 * k, 222],
      ],
      { line: darken(colour, 0.32), w: 2.6 },
    );
  }
  if (look.str('profile', '') === 'tile') {
    for (const k of [0.25, 0.5, 0.75]) {
      s.line(
        [
          [118 - 56 * k, 108 + 116 * k],
          [308 + 56 * k, 108 + 116 * k],
        ],
        { line: darken(colour, 0.4), w: 3 },
      );
    }
  }
  s.line(
    [
      [118, 108],
      [308, 108],
    ],
    { line: lighten(colour, 0.3), w: 9 },
  );
  place(98, 386, 0.42);
  place(312, 388, 0.38);
}

export function towerScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  const leg = { line: darken(STEEL, 0.35), w: 9 };
  s.line(
    [
      [150, 362],
      [166, 226],
    ],
    leg,
  );
  s.line(
    [
      [310, 362],
      [294, 226],
    ],
    leg,
  );
  s.line(
    [
      [156, 316],
      [304, 316],
    ],
    { ...leg, w: 6 },
  );
  s.line(
    [
      [158, 360],
      [296, 232],
    ],
    { ...leg, w: 5 },
  );
  s.line(
    [
      [302, 360],
      [164, 232],
    ],
    { ...leg, w: 5 },
  );
  s.rect(132, 214, 196, 16, TIMBER);
  s.polygon(
    [
      [-10, 236],
      [86, 236],
      [86, 372],
      [-10, 372],
    ],
    '#e6cda6',
  );
  s.polygon(
    [
      [-14, 246],
      [-14, 190],
      [70, 190],
      [104, 246],
    ],
    '#a5452b',
  );
  s.rect(20, 282, 40, 52, SKY);
  place(230, 216, 0.62);
}
