import { benchBackdrop, pallet, roomBackdrop, shopBackdrop, siteBackdrop } from './backdrops.ts';
import type { Look, SceneName } from './drawing.ts';
import { CONCRETE, CREAM, darken, lighten, SKY, STEEL, TIMBER, YELLOW } from './palette.ts';
import { tube } from './solids.ts';
import type { Point, Sketch } from './svg.ts';

/** Puts a copy of the item with its foot at (x, y). */
export type Place = (x: number, y: number, scale: number, turn?: number) => void;

type Scene = (s: Sketch, place: Place, look: Look) => void;

function each(spots: readonly (readonly [number, number])[], scale: number, place: Place): void {
  for (const [x, y] of spots) place(x, y, scale);
}

function palletScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  pallet(s, 344);
  each(
    [
      [105, 248],
      [200, 246],
      [295, 248],
    ],
    0.36,
    place,
  );
  each(
    [
      [92, 350],
      [200, 350],
      [308, 350],
    ],
    0.44,
    place,
  );
}

function rowScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  each(
    [
      [88, 296],
      [312, 294],
    ],
    0.5,
    place,
  );
  place(200, 374, 0.72);
}

function pairScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  place(272, 318, 0.6);
  place(140, 376, 0.72);
}

function shelfScene(s: Sketch, place: Place): void {
  shopBackdrop(s);
  each(
    [
      [76, 205],
      [200, 205],
      [324, 205],
    ],
    0.4,
    place,
  );
  each(
    [
      [100, 372],
      [296, 372],
    ],
    0.46,
    place,
  );
}

function wallScene(s: Sketch, place: Place): void {
  roomBackdrop(s, false);
  s.path('M122 0V70M122 0', 'none', { line: darken(CREAM, 0.18), w: 9 });
  place(128, 236, 0.62);
  place(312, 216, 0.42);
}

function benchScene(s: Sketch, place: Place): void {
  benchBackdrop(s);
  place(302, 286, 0.44);
  place(148, 322, 0.72);
  s.group('translate(262 318) rotate(-4)', () => {
    s.polygon(
      [
        [0, 0],
        [92, -3],
        [92, 9],
        [0, 12],
      ],
      YELLOW,
      { w: 3 },
    );
    s.polygon(
      [
        [92, -3],
        [110, 4],
        [92, 9],
      ],
      lighten(TIMBER, 0.4),
      { w: 3 },
    );
  });
}

function yardScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  const bearer = (x: number, y: number): void =>
    tube(s, [x, y], [x + 70, y - 52], 13, darken(TIMBER, 0.25), { w: 3 });
  bearer(60, 372);
  bearer(250, 356);
  place(238, 322, 0.66);
  place(206, 340, 0.66);
  place(172, 358, 0.66);
}

function roomScene(s: Sketch, place: Place): void {
  roomBackdrop(s, true);
  place(214, 366, 0.84);
}

function ceilingScene(s: Sketch, place: Place): void {
  s.path('M0 0H400V400H0Z', '#e9e1d2', { line: 'none' });
  s.path('M0 0H400L300 128H100Z', '#fbf6ea', { w: 3 });
  s.path('M100 128H300V300H100Z', '#e2d5bf', { w: 3 });
  s.path('M100 300H300L400 400H0Z', '#c59a72', { w: 3 });
  s.path('M66 86H334M33 43H367M200 0V128M68 0L132 128M332 0L268 128', 'none', {
    line: '#d9cdb8',
    w: 2.5,
  });
  s.rect(164, 176, 72, 84, SKY, { w: 4 });
  s.line(
    [
      [200, 176],
      [200, 260],
    ],
    { w: 3 },
  );
  place(110, 378, 0.5);
  place(290, 384, 0.58);
}

function facadeScene(s: Sketch, place: Place): void {
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

function roofScene(s: Sketch, place: Place, look: Look): void {
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

function towerScene(s: Sketch, place: Place): void {
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

function floorScene(s: Sketch, place: Place, look: Look): void {
  const colour = look.colour('colour', CONCRETE);
  s.path('M0 0H400V400H0Z', '#efe3cf', { line: 'none' });
  s.path('M0 128H400V400H0Z', colour, { line: 'none' });
  s.rect(-6, 112, 412, 18, lighten(TIMBER, 0.2), { w: 3.5 });
  s.rect(60, -8, 96, 96, SKY, { w: 6 });
  s.line(
    [
      [108, -8],
      [108, 88],
    ],
    { w: 4 },
  );
  const joint = { line: look.colour('joint', darken(colour, 0.35)), w: 3 };
  for (const y of [156, 194, 246, 316])
    s.line(
      [
        [0, y],
        [400, y],
      ],
      joint,
    );
  for (let column = -3; column <= 3; column += 1) {
    s.line(
      [
        [200 + column * 62, 130],
        [200 + column * 172, 400],
      ],
      joint,
    );
  }
  s.path('M0 290L150 130M250 130L400 300', 'none', { line: '#fffaf0', w: 10, o: 0.28 });
  place(292, 372, 0.5);
}

function heapScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  s.shadow(244, 262, 120, 12);
  s.rect(316, 176, 60, 70, YELLOW, { r: 8 });
  s.rect(330, 186, 40, 26, SKY, { r: 4 });
  s.polygon(
    [
      [156, 176],
      [306, 176],
      [306, 236],
      [172, 236],
    ],
    '#8a9298',
  );
  for (const x of [206, 244, 282])
    s.line(
      [
        [x, 178],
        [x, 234],
      ],
      { w: 3 },
    );
  s.rect(170, 236, 204, 12, darken(STEEL, 0.4), { w: 3 });
  for (const x of [200, 244, 346]) {
    s.circle(x, 252, 19, '#46403d');
    s.circle(x, 252, 7, STEEL, { w: 2.5 });
  }
  place(110, 344, 0.58);
  place(270, 386, 0.7);
}

function siteScene(s: Sketch, place: Place): void {
  siteBackdrop(s);
  s.polygon(
    [
      [250, 220],
      [400, 214],
      [400, 318],
      [250, 318],
    ],
    '#c9c4ba',
  );
  s.path(
    'M250 252H400M250 286H400M290 220V252M345 217V252M270 252V286M318 252V286M368 252V286M296 286V318M348 286V318',
    'none',
    { line: '#9c978d', w: 3 },
  );
  place(168, 372, 0.86);
}

const SCENES: Readonly<Record<SceneName, Scene>> = {
  pallet: palletScene,
  row: rowScene,
  pair: pairScene,
  shelf: shelfScene,
  wall: wallScene,
  bench: benchScene,
  yard: yardScene,
  room: roomScene,
  roof: roofScene,
  tower: towerScene,
  floor: floorScene,
  heap: heapScene,
  facade: facadeScene,
  site: siteScene,
  ceiling: ceilingScene,
};

/** Draws the named surroundings and places copies of the item in them. */
export function paintScene(name: SceneName, s: Sketch, place: Place, look: Look): void {
  SCENES[name](s, place, look);
}
