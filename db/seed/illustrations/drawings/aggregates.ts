import type { Drawings, Look } from '../drawing.ts';
import { darken, lighten, MAHOGANY, STEEL, TIMBER } from '../palette.ts';
import { cylinder } from '../solids.ts';
import { arcPoints, n, type Point, type Sketch } from '../svg.ts';

const OUTLINE: readonly Point[] = [
  [30, 326],
  [78, 268],
  [122, 208],
  [166, 154],
  [204, 128],
  [240, 158],
  [288, 216],
  [330, 270],
  [374, 326],
  [200, 340],
];

/** True when a stone of radius r at (x, y) lies on the heap. */
function onHeap(x: number, y: number, r: number): boolean {
  const slope = y < 128 ? 0 : (y - 128) * 0.86;
  return Math.abs(x - 203) < Math.min(slope - r * 0.4 + 10, 184 - r) && y < 336 - r * 0.6;
}

function stones(s: Sketch, look: Look): void {
  const size = look.num('size', 20);
  const colour = look.colour('colour', '#9a9a9c');
  const r = 10 + Math.min(size, 90) * 0.38;
  s.shadow(202, 332, 182, 18);
  s.blob(OUTLINE, darken(colour, 0.4));
  const tones = [lighten(colour, 0.42), lighten(colour, 0.18), darken(colour, 0.12)];
  for (let y = 132; y < 330; y += r * 1.08) {
    const row = ['', '', ''];
    for (let x = 24; x < 382; x += r * 1.72) {
      const [px, py] = [x + s.between(-4, 4) + ((y / r) % 2) * r * 0.5, y + s.between(-3, 3)];
      if (!onHeap(px, py, r)) continue;
      const start = s.between(0, 70);
      const corners = arcPoints(px, py, r, r * 0.78, start, start + 360, size > 60 ? 6 : 5);
      const tone = Math.min(2, Math.floor(s.between(0, 2) + (px < 215 ? 0 : 1)));
      row[tone] += `M${corners.map(([a, b]) => `${a.toFixed(0)} ${b.toFixed(0)}`).join('L')}Z`;
    }
    row.forEach((d, tone) => {
      if (d) s.path(d, tones[tone] ?? colour, { w: r > 16 ? 3 : 2.2 });
    });
  }
}

/** Heap of fines with grains, ripples and a spade standing in it. */
function fines(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#e0bd86');
  const coarse = look.num('grain', 2);
  s.shadow(202, 332, 182, 18);
  s.blob(OUTLINE, colour);
  s.path(
    'M206 130C250 160 300 228 372 324C330 334 270 338 226 338C262 290 240 200 206 130Z',
    darken(colour, 0.17),
    { line: 'none' },
  );
  s.path('M190 150C160 190 120 250 78 300C120 280 170 220 190 150Z', lighten(colour, 0.35), {
    line: 'none',
  });
  s.path('M112 252q40 12 74 0M92 296q70 18 140 2M236 236q34 10 58 2M160 204q26 8 54 0', 'none', {
    line: darken(colour, 0.28),
    w: 2.8,
  });
  let [dark, pale] = ['', ''];
  for (let i = 0; i < 90; i += 1) {
    const y = 150 + Math.sqrt(s.between(0, 1)) * 174;
    const x = 203 + s.between(-1, 1) * (y - 138) * 0.8;
    const dot = `M${n(x)} ${n(y)}h${n(coarse * 0.5)}`;
    if (i % 3 === 0) pale += dot;
    else dark += dot;
  }
  s.path(dark, 'none', { line: darken(colour, 0.42), w: coarse });
  s.path(pale, 'none', { line: lighten(colour, 0.6), w: coarse });
  for (let i = 0; i < look.num('lumps', 0); i += 1) {
    const [x, y] = [70 + i * 37 + s.between(-8, 8), 268 + s.between(-20, 50)];
    s.polygon(arcPoints(x, y, 13, 10, 20, 380, 5), darken(colour, i % 2 ? 0.2 : 0.05), { w: 2.6 });
  }
  if (look.str('prop', 'spade') === 'spade') {
    s.group('translate(276 240) rotate(17)', () => {
      s.rect(-5, -176, 10, 150, TIMBER, { r: 4, w: 3.5 });
      s.path('M-24 -196H24L17 -172H-17Z', MAHOGANY, { w: 3.5 });
      s.path('M-28 -30L28 -30L26 20L-26 20Z', STEEL, { w: 3.5 });
    });
    s.path('M238 258q40 -18 80 8l24 40q-60 20 -110 0Z', darken(colour, 0.12), {
      w: 0.1,
      line: 'none',
    });
  }
  if (look.str('prop', 'spade') === 'sieve') {
    s.group('translate(286 236) rotate(-14)', () => {
      cylinder(s, [0, -20, 66, 30, 20], TIMBER, '#e9e2d2');
      s.path(
        'M-48 -24l88 10M-58 -16l80 12M-30 -36l84 10M-44 -8l70 -26M-18 -2l64 -26M-58 -20l52 -18',
        'none',
        { w: 1.8 },
      );
    });
  }
}

/** Truck-mixer: ready-mixed concrete as it comes. */
function mixerTruck(s: Sketch, look: Look): void {
  const drum = '#f3ead8';
  s.shadow(200, 330, 178, 16);
  s.rect(62, 262, 306, 22, '#4a4542');
  s.path('M296 160H346Q358 160 362 176L372 222V280H292V168Q292 160 296 160Z', '#a5452b');
  s.path('M318 174H344Q350 174 353 184L360 216H318Z', '#d3e4e6', { w: 3.5 });
  s.rect(350, 240, 24, 16, '#f6b91d', { w: 3, r: 3 });
  s.group('rotate(10 176 190)', () => {
    s.path('M52 168L96 116Q176 84 250 126L282 168L282 212L250 250Q176 282 100 250L52 208Z', drum);
    s.path('M52 208L100 250Q176 282 250 250L282 212V190Q180 250 52 190Z', darken(drum, 0.18), {
      line: 'none',
    });
    s.path('M108 112Q86 190 124 256M164 98Q138 190 184 270M222 108Q200 190 238 256', 'none', {
      line: '#a5452b',
      w: 12,
    });
    s.path('M52 168L96 116Q176 84 250 126L282 168L282 212L250 250Q176 282 100 250L52 208Z');
    s.ellipse(54, 188, 13, 24, '#4a4542');
  });
  s.path('M30 196L70 186L78 226Z', '#8a9298');
  s.path('M36 214L24 300L48 304L62 224Z', '#98a4ac');
  for (const x of [112, 172, 332]) {
    s.circle(x, 298, 31, '#46403d');
    s.circle(x, 298, 13, '#c2cace', { w: 3 });
  }
  s.text(look.str('label', 'C25'), 190, 192, 40, { max: 96, weight: 8 });
}

export const aggregates: Drawings = {
  stones: { paint: stones, focus: [190, 240], zoom: 2, scene: 'heap' },
  fines: { paint: fines, focus: [180, 230], zoom: 1.9, scene: 'heap' },
  'mixer-truck': { paint: mixerTruck, focus: [160, 190], scene: 'site' },
};
