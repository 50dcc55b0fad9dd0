import type { Drawings, Look } from '../drawing.ts';
import { CREAM, darken, INK, lighten, WHITE, YELLOW } from '../palette.ts';
import { arcPoints, type Sketch } from '../svg.ts';

/** Paper sack of cement, lime or adhesive: sewn top, brand panel, strength and weight. */
function sack(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#4d8a5a');
  const paper = look.colour('paper', '#dccbad');
  s.shadow(205, 338, 132);
  s.path(
    'M88 92C84 150 92 210 82 262C78 300 78 322 92 334C160 342 240 342 308 333C322 322 322 298 318 262' +
      'C308 206 316 150 311 92C240 84 160 84 88 92Z',
    paper,
  );
  s.path(
    'M262 87C284 88 300 89 311 92C316 150 308 206 318 262C322 298 322 322 308 333C292 336 276 337 260 338' +
      'C276 300 266 250 268 200C270 150 258 120 262 87Z',
    darken(paper, 0.16),
    { line: 'none' },
  );
  s.path('M87 128C160 120 240 120 312 128L310 166C240 158 160 158 88 166Z', colour, { w: 3 });
  s.path(
    'M82 262C160 256 240 256 318 262C319 280 321 296 317 314C240 322 160 322 82 314C79 296 80 280 82 262Z',
    colour,
    { w: 3 },
  );
  s.label(colour, look.str('brand', 'CEMENT'), 198, 146, 22, 180);
  s.text(look.str('grade', ''), 196, look.str('sort', '') ? 200 : 212, 48, {
    colour: INK,
    max: 170,
    weight: 8,
  });
  s.text(look.str('sort', ''), 196, 243, 14, { colour: darken(colour, 0.3), max: 176 });
  s.label(colour, `${look.str('kg', '50')} KG`, 198, 290, 22, 120);
  s.polygon(
    [
      [80, 76],
      [318, 74],
      [320, 96],
      [79, 97],
    ],
    lighten(paper, 0.4),
  );
  s.line(
    [
      [86, 86],
      [314, 85],
    ],
    { line: '#c43d2f', w: 3, dash: '9 7' },
  );
  s.path(
    'M92 180C98 200 94 230 98 250M300 176C294 200 302 226 297 250M104 322L92 334M296 322L308 333',
    'none',
    { w: 2.5 },
  );
  s.path('M106 176C110 200 106 226 110 246', 'none', { line: WHITE, w: 5, o: 0.7 });
}

/** Small pouch with a sealed top, for powders of a kilo or two. */
function pouch(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#4b94be');
  s.shadow(203, 338, 100);
  s.path('M112 88C108 150 118 220 106 326C160 340 240 340 298 326C286 220 294 150 290 88Z', colour);
  s.path(
    'M250 88C262 170 246 250 262 334C274 332 288 330 298 326C286 220 294 150 290 88Z',
    darken(colour, 0.2),
    { line: 'none' },
  );
  s.polygon(
    [
      [108, 66],
      [294, 66],
      [292, 92],
      [110, 92],
    ],
    lighten(colour, 0.35),
  );
  s.line(
    [
      [116, 79],
      [286, 79],
    ],
    { w: 2.4, dash: '3 6' },
  );
  s.label(colour, look.str('brand', ''), 200, 122, 24, 150);
  s.ellipse(200, 206, 66, 58, CREAM, { w: 3 });
  s.text(look.str('grade', ''), 200, 206, 30, { max: 108, weight: 5.5 });
  s.label(colour, `${look.str('kg', '1')} KG`, 200, 298, 24, 110);
  s.path('M124 110C122 160 128 210 122 280', 'none', { line: lighten(colour, 0.6), w: 5, o: 0.8 });
  if (look.str('mark', '') === 'drop') {
    s.path('M200 240C214 260 214 272 200 276C186 272 186 260 200 240Z', '#4b94be', { w: 3 });
  }
}

/** Clear woven bag, open at the top, with stone chips to be seen. */
function chipsBag(s: Sketch, look: Look): void {
  const chip = look.colour('chip', WHITE);
  s.shadow(205, 338, 126);
  s.path(
    'M92 124C84 190 78 270 90 332C160 342 244 342 312 331C322 270 316 190 306 122Z',
    '#e6dcc6',
  );
  s.path('M268 124C280 190 266 270 280 336L312 331C322 270 316 190 306 122Z', '#cbbfa6', {
    line: 'none',
  });
  let weave = '';
  for (let y = 156; y < 326; y += 22) weave += `M94 ${y}C160 ${y + 6} 240 ${y + 6} 308 ${y}`;
  for (let x = 122; x < 300; x += 30) weave += `M${x} 132C${x - 4} 200 ${x - 4} 270 ${x} 332`;
  s.path(weave, 'none', { line: '#bfb092', w: 1.8 });
  s.ellipse(199, 122, 108, 34, darken(chip, 0.35));
  for (let row = 0; row < 4; row += 1) {
    for (let i = 0; i < 7 - Math.abs(row - 1); i += 1) {
      const [x, y] = [128 + row * 4 + i * 25 + s.between(-5, 5), 100 + row * 13 + s.between(-4, 4)];
      const tone = s.between(0, 1);
      s.polygon(
        arcPoints(x, y, 14, 10, s.between(0, 60), s.between(0, 60) + 290, 5),
        tone > 0.5 ? lighten(chip, 0.3) : darken(chip, 0.1),
        { w: 2.6 },
      );
    }
  }
  s.path('M91 124A108 34 0 0 0 307 122', 'none', { w: 6 });
  s.rect(142, 206, 118, 76, YELLOW, { r: 6, w: 3 });
  s.text('TERRAZZO', 201, 228, 16, { max: 98 });
  s.text(`${look.str('kg', '25')} KG`, 201, 258, 20, { max: 90 });
}

export const bags: Drawings = {
  sack: { paint: sack, focus: [200, 190], scene: 'pallet' },
  pouch: { paint: pouch, focus: [200, 190], scene: 'shelf' },
  'chips-bag': { paint: chipsBag, focus: [200, 140], scene: 'pallet' },
};
