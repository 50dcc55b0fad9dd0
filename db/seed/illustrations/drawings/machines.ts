import type { Drawings, Look } from '../drawing.ts';
import { CHROME, darken, INK, lighten, ORANGE, RED, STEEL, YELLOW } from '../palette.ts';
import { box } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';

function wheel(s: Sketch, x: number, y: number, r: number, hub: string = YELLOW): void {
  s.circle(x, y, r, '#46403d');
  s.circle(x, y, r * 0.56, hub, { w: 3.4 });
  s.circle(x, y, r * 0.18, INK, { w: 2 });
}

/** Small four-stroke engine with tank and recoil starter, r about 40. */
function engine(s: Sketch, x: number, y: number, colour: string): void {
  s.rect(x - 52, y - 20, 104, 62, STEEL, { r: 8 });
  for (let i = 0; i < 4; i += 1)
    s.line(
      [
        [x + 10, y - 8 + i * 13],
        [x + 44, y - 8 + i * 13],
      ],
      { line: darken(STEEL, 0.45), w: 4 },
    );
  s.rect(x - 58, y - 56, 116, 42, colour, { r: 14 });
  s.rect(x - 12, y - 66, 26, 14, INK, { r: 4, w: 3 });
  s.circle(x - 20, y + 12, 32, lighten(colour, 0.1));
  s.circle(x - 20, y + 12, 15, INK, { w: 3 });
}

function wheelbarrow(s: Sketch, look: Look): void {
  const heavy = look.str('duty', 'standard') === 'heavy';
  const colour = heavy ? '#4f6b4c' : look.colour('colour', '#c2703f');
  s.shadow(196, 336, 160, 14);
  s.path('M84 280L168 252L388 174', 'none', { w: heavy ? 18 : 14 });
  s.path('M84 280L168 252L388 174', 'none', { line: heavy ? '#5c5551' : STEEL, w: heavy ? 11 : 8 });
  s.path('M352 188L390 174', 'none', { line: INK, w: 19 });
  s.path('M264 226L296 328M246 232L262 328M250 328H306', 'none', { w: 11 });
  s.polygon(
    [
      [54, 124],
      [332, 116],
      [262, 248],
      [138, 250],
    ],
    colour,
  );
  s.polygon(
    [
      [240, 118],
      [332, 116],
      [262, 248],
      [214, 249],
    ],
    darken(colour, 0.2),
    { line: 'none' },
  );
  s.path('M54 124Q190 84 332 116Q190 144 54 124Z', darken(colour, 0.45));
  s.blob(
    [
      [86, 124],
      [130, 96],
      [190, 78],
      [252, 92],
      [304, 116],
      [190, 134],
    ],
    '#d9b681',
    { w: 3.4 },
  );
  s.path('M150 104h.1M186 94h.1M214 106h.1M176 114h.1M246 108h.1', 'none', {
    line: darken('#d9b681', 0.4),
    w: 5,
  });
  s.path('M54 124Q190 150 332 116', 'none', { w: 6 });
  s.path('M84 142L146 234', 'none', { line: lighten(colour, 0.5), w: 7 });
  wheel(s, 84, 282, 50, heavy ? YELLOW : '#c43d2f');
}

function grinder(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#2f8583');
  const big = look.num('size', 4.5) > 6;
  const r = big ? 92 : 66;
  s.shadow(204, 330, 150, 14);
  s.group('rotate(-20 200 200)', () => {
    s.rect(150, 164, 214, 66, colour, { r: 22 });
    s.path('M152 204H364V210Q362 230 342 230H172Q152 228 152 204Z', darken(colour, 0.24), {
      line: 'none',
    });
    for (let i = 0; i < 4; i += 1)
      s.line(
        [
          [316 + i * 12, 178],
          [316 + i * 12, 216],
        ],
        { w: 4 },
      );
    s.rect(210, 152, 46, 14, INK, { r: 6, w: 2 });
    s.label(colour, look.str('brand', ''), 238, 190, 22, 108);
    s.rect(96, 156, 66, 84, '#a9b4b9', { r: 12 });
    s.rect(112, 100, 24, 62, INK, { r: 10 });
    s.ellipse(122, 258, r, r * 0.34, '#6b6562');
    s.ellipse(122, 254, r * 0.6, r * 0.19, '#8b8580', { w: 3 });
    s.path(
      `M${122 - r * 0.9} 250A${r} ${n(r * 0.46)} 0 0 1 ${122 + r} 254L${122 + r} 262Q122 ${256 - r * 0.2} ${122 - r * 0.9} 262Z`,
      STEEL,
    );
    s.path('M364 198Q394 196 400 230', 'none', { line: INK, w: 10 });
  });
  s.path('M44 296l-22 14M52 312l-14 20M36 280l-28 2M70 322l-4 18', 'none', { line: ORANGE, w: 5 });
}

function drill(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#2f8583');
  s.shadow(220, 336, 120, 13);
  s.path('M204 196H274L292 318Q292 332 278 332H232Q218 332 216 318Z', colour);
  s.path('M250 198H274L292 318Q292 332 278 332H262Q268 260 250 198Z', darken(colour, 0.24), {
    line: 'none',
  });
  s.path('M206 206H226V250Q214 250 208 240Z', INK, { w: 3 });
  s.rect(142, 112, 204, 94, colour, { r: 26 });
  s.path('M144 170H346V182Q344 206 320 206H168Q144 204 144 170Z', darken(colour, 0.22), {
    line: 'none',
  });
  for (let i = 0; i < 4; i += 1)
    s.line(
      [
        [296 + i * 13, 132],
        [296 + i * 13, 178],
      ],
      { w: 4.5 },
    );
  s.label(colour, look.str('brand', ''), 222, 144, 24, 110);
  s.rect(116, 122, 34, 76, '#5c5551', { r: 6 });
  s.path('M118 128H86L70 142V176L86 190H118Z', STEEL);
  s.path('M104 130V188M88 132V186', 'none', { w: 3 });
  s.path('M70 152H2V166H70Z', CHROME);
  s.path('M60 152l-10 14M46 152l-10 14M32 152l-10 14M18 152l-10 14', 'none', { w: 3 });
  s.path('M128 200V246Q128 262 144 262', 'none', { w: 26 });
  s.path('M128 200V246', 'none', { line: '#6b6562', w: 18 });
  s.curve(
    [
      [256, 332],
      [266, 352],
      [310, 340],
      [362, 352],
    ],
    { line: INK, w: 10 },
  );
}

function concreteMixer(s: Sketch, look: Look): void {
  const diesel = look.str('fuel', 'petrol') === 'diesel';
  const frame = diesel ? '#4f6b4c' : '#5c5551';
  s.shadow(204, 336, 160, 15);
  s.path('M96 318L170 218M306 322L246 218M70 322H330', 'none', { w: 17 });
  s.path('M96 318L170 218M306 322L246 218M70 322H330', 'none', { line: frame, w: 10 });
  engine(s, 318, 248, diesel ? '#4f6b4c' : RED);
  s.group('rotate(-28 190 170)', () => {
    s.path('M148 72H250L296 144Q304 206 262 252Q200 270 138 252Q96 206 104 144Z', YELLOW);
    s.path(
      'M222 72H250L296 144Q304 206 262 252Q240 260 218 262Q266 170 222 72Z',
      darken(YELLOW, 0.2),
      { line: 'none' },
    );
    s.ellipse(199, 74, 52, 18, darken(YELLOW, 0.25));
    s.ellipse(199, 74, 40, 12, '#8a8680', { w: 3 });
    s.path('M104 146Q200 172 296 146M112 218Q200 246 288 218', 'none', { w: 3.4 });
    s.path('M98 176Q200 206 302 176L302 196Q200 226 98 196Z', '#4a4542', { w: 3.4 });
    let teeth = '';
    for (let i = 0; i < 15; i += 1)
      teeth += `M${106 + i * 13.4} ${n(184 + 15 * (1 - ((i - 7) / 7) ** 2))}v14`;
    s.path(teeth, 'none', { line: '#c2cace', w: 4 });
  });
  wheel(s, 92, 304, 34, diesel ? '#4f6b4c' : RED);
  wheel(s, 302, 312, 26, diesel ? '#4f6b4c' : RED);
  s.text(`${look.num('litres', 350)} L`, 196, 168, 24, { max: 80 });
}

function poker(s: Sketch): void {
  s.shadow(206, 334, 156, 14);
  s.path('M64 178V316H208V178', 'none', { w: 15 });
  s.path('M64 178V316H208V178', 'none', { line: STEEL, w: 8 });
  engine(s, 136, 252, RED);
  s.path('M64 178Q64 150 92 150H180Q208 150 208 178', 'none', { w: 15 });
  s.path('M64 178Q64 150 92 150H180Q208 150 208 178', 'none', { line: STEEL, w: 8 });
  const hose: readonly (readonly [number, number])[] = [
    [188, 258],
    [252, 250],
    [264, 150],
    [206, 92],
    [256, 48],
    [330, 76],
    [330, 156],
  ];
  s.curve(hose, { w: 22 });
  s.curve(hose, { line: '#5c5551', w: 14 });
  s.curve(hose, { line: '#8b837e', w: 14, dash: '2.5 8' });
  s.rect(312, 152, 36, 158, CHROME, { r: 16 });
  s.rect(334, 158, 11, 144, darken(CHROME, 0.25), { line: 'none', r: 5 });
  s.rect(314, 148, 32, 26, YELLOW, { r: 4 });
  s.path('M294 224q-8 12 0 24M284 214q-14 22 0 44M366 224q8 12 0 24M376 214q14 22 0 44', 'none', {
    line: ORANGE,
    w: 4.5,
  });
}

function compactor(s: Sketch): void {
  s.shadow(196, 338, 160, 14);
  s.path('M170 206L300 92L356 74', 'none', { w: 20 });
  s.path('M170 206L300 92L356 74', 'none', { line: '#5c5551', w: 12 });
  s.path('M314 86L360 72', 'none', { line: INK, w: 22 });
  s.polygon(
    [
      [26, 292],
      [64, 322],
      [302, 322],
      [346, 282],
      [312, 276],
      [70, 276],
    ],
    YELLOW,
  );
  s.polygon(
    [
      [64, 322],
      [302, 322],
      [346, 282],
      [330, 316],
      [298, 338],
      [68, 338],
      [26, 292],
    ],
    darken(YELLOW, 0.3),
  );
  s.rect(86, 246, 216, 34, '#5c5551', { r: 6 });
  engine(s, 180, 206, RED);
  s.path('M96 250V142Q96 126 112 126H232Q248 126 248 142V250', 'none', { w: 15 });
  s.path('M96 250V142Q96 126 112 126H232Q248 126 248 142V250', 'none', { line: ORANGE, w: 8 });
  s.path('M14 344h40M336 344h44M20 356h26M344 356h28', 'none', { w: 4 });
}

function tileCutter(s: Sketch, look: Look): void {
  s.shadow(204, 328, 172, 14);
  s.polygon(
    [
      [22, 276],
      [140, 190],
      [384, 236],
      [278, 328],
    ],
    look.colour('colour', RED),
  );
  s.polygon(
    [
      [22, 276],
      [278, 328],
      [278, 342],
      [22, 290],
    ],
    darken(look.colour('colour', RED), 0.3),
  );
  s.polygon(
    [
      [82, 262],
      [164, 204],
      [320, 234],
      [244, 296],
    ],
    '#efe4d0',
  );
  s.path('M163 279L242 219', 'none', { line: '#b7a88e', w: 3 });
  for (const dy of [0, 15]) {
    s.line(
      [
        [62, 216 + dy],
        [350, 190 + dy],
      ],
      { w: 12 },
    );
    s.line(
      [
        [62, 216 + dy],
        [350, 190 + dy],
      ],
      { line: CHROME, w: 6 },
    );
  }
  box(s, [46, 200, 26, 70], [10, 7], '#5c5551');
  box(s, [336, 172, 26, 76], [10, 7], '#5c5551');
  box(s, [178, 180, 60, 46], [14, 10], '#5c5551');
  s.path('M212 184L128 78', 'none', { w: 22 });
  s.path('M212 184L128 78', 'none', { line: CHROME, w: 14 });
  s.path('M150 106L122 70', 'none', { line: INK, w: 27 });
  s.circle(204, 236, 11, YELLOW, { w: 3 });
}

export const machines: Drawings = {
  wheelbarrow: { paint: wheelbarrow, focus: [190, 190], scene: 'site' },
  'angle-grinder': { paint: grinder, focus: [190, 210], scene: 'bench' },
  drill: { paint: drill, focus: [180, 180], scene: 'bench' },
  'concrete-mixer': { paint: concreteMixer, focus: [200, 180], scene: 'site' },
  poker: { paint: poker, focus: [260, 200], scene: 'site' },
  compactor: { paint: compactor, focus: [190, 230], scene: 'site' },
  'tile-cutter': { paint: tileCutter, focus: [210, 210], scene: 'bench' },
};
