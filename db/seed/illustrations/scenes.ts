import { benchBackdrop, pallet, roomBackdrop, shopBackdrop, siteBackdrop } from './backdrops.ts';
import type { Look, Place, SceneName } from './drawing.ts';
import { facadeScene, roofScene, towerScene } from './house-scenes.ts';
import { CONCRETE, CREAM, darken, lighten, SKY, STEEL, TIMBER, YELLOW } from './palette.ts';
import { tube } from './solids.ts';
import type { Sketch } from './svg.ts';

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

function counterScene(s: Sketch, place: Place): void {
  roomBackdrop(s, true);
  place(206, 282, 0.66);
  s.rect(-8, 258, 416, 26, '#6b5d55', { w: 4 });
  s.rect(-8, 284, 416, 124, TIMBER, { w: 4 });
  s.line(
    [
      [134, 290],
      [134, 400],
    ],
    { w: 3 },
  );
  s.line(
    [
      [272, 290],
      [272, 400],
    ],
    { w: 3 },
  );
}

function showerScene(s: Sketch, place: Place): void {
  roomBackdrop(s, true);
  s.ellipse(236, 352, 120, 22, '#f6f4ee');
  s.ellipse(236, 350, 18, 6, STEEL, { w: 3 });
  place(236, 322, 0.78);
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
  counter: counterScene,
  shower: showerScene,
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
