import type { Drawings, Look } from '../drawing.ts';
import {
  CHROME,
  darken,
  INK,
  labelOn,
  lighten,
  MAHOGANY,
  STEEL,
  TIMBER,
  WHITE,
  YELLOW,
} from '../palette.ts';
import { cylinder, tube } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';

/** The paint's colour runs down over the rim. */
function drips(s: Sketch, cx: number, top: number, rx: number, paint: string): void {
  s.path(
    `M${n(cx - rx)} ${n(top)}V${n(top + 24)}Q${n(cx - rx * 0.86)} ${n(top + 44)} ${n(cx - rx * 0.76)} ${n(top + 28)}T${n(cx - rx * 0.5)} ${n(top + 40)}V${n(top + 58)}Q${n(cx - rx * 0.38)} ${n(top + 78)} ${n(cx - rx * 0.28)} ${n(top + 56)}Q${n(cx - rx * 0.2)} ${n(top + 32)} ${n(cx)} ${n(top + 40)}T${n(cx + rx * 0.4)} ${n(top + 38)}T${n(cx + rx * 0.76)} ${n(top + 34)}T${n(cx + rx)} ${n(top + 14)}V${n(top)}Z`,
    paint,
    { w: 3 },
  );
}

/** Round tin of a litre to a gallon, and a bail handle from 4 L up. */
function tin(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#c43d2f');
  const paint = look.colour('paint', WHITE);
  const litres = look.num('litres', 4);
  const big = litres >= 3;
  const [rx, h] = big ? [104, 178] : [78, 152];
  const top = 324 - h;
  s.shadow(206, 330, rx + 28, 18);
  if (big)
    s.path(
      `M${200 - rx + 4} ${top + 26}C${140 - rx * 0.3} ${top - 118} ${260 + rx * 0.3} ${top - 118} ${196 + rx} ${top + 26}`,
      'none',
      { line: darken(STEEL, 0.35), w: 5 },
    );
  cylinder(s, [200, top, rx, h, rx * 0.24], '#d5dbdd');
  label(s, look, { rx, y: top + 52, h: h - 70, colour });
  cylinder(s, [200, top - 4, rx + 5, 13, rx * 0.25], CHROME);
  s.ellipse(200, top - 4, rx * 0.84, rx * 0.2, paint, { w: 3 });
  if (look.str('open', 'yes') === 'yes') drips(s, 200, top + 14, rx * 0.62, paint);
  s.path(`M${n(200 - rx * 0.5)} ${n(top - 10)}q${n(rx * 0.3)} -10 ${n(rx * 0.7)} -6`, 'none', {
    line: lighten(paint, 0.6),
    w: 5,
  });
  if (big) for (const x of [200 - rx + 4, 196 + rx]) s.circle(x, top + 30, 8, STEEL, { w: 3 });
}

function label(
  s: Sketch,
  look: Look,
  at: { rx: number; y: number; h: number; colour: string },
): void {
  const { rx, y, h, colour } = at;
  const ry = rx * 0.24;
  const band = (from: number, high: number, fill: string): void => {
    s.path(
      `M${n(200 - rx)} ${n(from)}A${n(rx)} ${n(ry)} 0 0 0 ${n(200 + rx)} ${n(from)}V${n(from + high)}A${n(rx)} ${n(ry)} 0 0 1 ${n(200 - rx)} ${n(from + high)}Z`,
      fill,
      { w: 3 },
    );
  };
  band(y, h, colour);
  s.path(
    `M${n(200 + rx * 0.55)} ${n(y + ry * 0.84)}Q${n(200 + rx * 0.85)} ${n(y + ry * 0.6)} ${n(200 + rx - 1)} ${n(y)}V${n(y + h)}Q${n(200 + rx * 0.85)} ${n(y + h + ry * 0.6)} ${n(200 + rx * 0.55)} ${n(y + h + ry * 0.84)}Z`,
    darken(colour, 0.24),
    { line: 'none' },
  );
  s.label(
    colour,
    look.str('brand', ''),
    196,
    y + ry + h * 0.16,
    Math.min(24, rx * 0.22),
    rx * 1.35,
  );
  band(y + h * 0.42, h * 0.36, look.colour('swatch', WHITE));
  const ground = look.colour('swatch', WHITE);
  s.text(look.str('grade', ''), 196, y + ry + h * 0.6, Math.min(20, rx * 0.2), {
    colour: labelOn(ground),
    max: rx * 1.4,
  });
  s.label(colour, look.str('size', ''), 196, y + ry + h * 0.88, Math.min(17, rx * 0.17), rx);
}

/** Plastic pail of 20 litres. */
function pail(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#c43d2f');
  const body = look.colour('body', WHITE);
  s.shadow(206, 332, 138, 18);
  s.path('M84 130C60 250 110 268 200 268S340 250 316 130', 'none', {
    line: darken(STEEL, 0.3),
    w: 5,
  });
  s.path('M84 114L104 318A96 22 0 0 0 296 318L316 114Z', body);
  s.path('M258 130L250 334Q290 330 296 318L316 114Z', darken(body, 0.18), { line: 'none' });
  s.path('M90 168A112 26 0 0 0 310 168L298 296A98 23 0 0 1 102 296Z', colour, { w: 3 });
  s.path('M262 190L254 316Q288 310 298 296L310 168Q292 184 262 190Z', darken(colour, 0.22), {
    line: 'none',
  });
  s.label(colour, look.str('brand', ''), 196, 214, 26, 160);
  s.polygon(
    [
      [97, 232],
      [303, 232],
      [300, 274],
      [100, 274],
    ],
    look.colour('swatch', WHITE),
    { w: 3 },
  );
  s.text(look.str('grade', ''), 198, 253, 22, {
    colour: labelOn(look.colour('swatch', WHITE)),
    max: 176,
  });
  s.label(colour, look.str('size', '20 L'), 196, 296, 22, 100);
  s.path('M76 104V124A124 30 0 0 0 324 124V104Z', lighten(body, 0.4));
  s.path('M84 126V140A116 28 0 0 0 316 140V126', 'none', { w: 3 });
  s.ellipse(200, 104, 124, 30, look.colour('paint', lighten(body, 0.5)));
  s.ellipse(200, 104, 104, 23, 'none', { w: 2.6 });
  s.path('M120 98Q150 84 190 83', 'none', { line: '#ffffff', w: 5, o: 0.8 });
}

/** Jerrycan for additives and thinner. */
function jerrycan(s: Sketch, look: Look): void {
  const body = look.colour('body', '#f6b91d');
  const colour = look.colour('colour', '#a5452b');
  s.shadow(204, 334, 112, 16);
  s.path(
    'M104 128Q104 100 132 98L152 96V66H212V92L268 94Q300 96 300 130V302Q300 328 274 330H130Q104 328 104 302Z',
    body,
  );
  s.path('M262 94Q300 96 300 130V302Q300 328 274 330H250Q268 220 262 94Z', darken(body, 0.2), {
    line: 'none',
  });
  s.path('M224 122H262Q276 122 276 136V164H258V146Q258 140 250 140H224Z', darken(body, 0.5), {
    w: 3.5,
  });
  s.rect(146, 44, 72, 32, colour, { r: 6 });
  s.path('M160 46V74M174 46V74M188 46V74M202 46V74', 'none', { w: 2.6 });
  s.rect(124, 182, 158, 116, WHITE, { r: 8, w: 3.5 });
  s.polygon(
    [
      [126, 184],
      [280, 184],
      [280, 222],
      [126, 222],
    ],
    colour,
    { w: 3 },
  );
  s.label(colour, look.str('brand', ''), 203, 203, 22, 136);
  s.text(look.str('grade', ''), 203, 246, 18, { max: 140 });
  s.text(look.str('size', '5 L'), 203, 276, 22, { max: 100 });
  s.path('M120 136V300', 'none', { line: lighten(body, 0.7), w: 7, o: 0.8 });
}

function cartridge(s: Sketch, look: Look): void {
  const colour = look.colour('colour', YELLOW);
  s.shadow(206, 336, 130, 14);
  const one = (x: number, y: number, turn: number): void => {
    s.group(`translate(${x} ${y}) rotate(${turn})`, () => {
      s.path('M-8 -150L-5 -248L5 -248L8 -150Z', look.colour('nozzle', WHITE));
      s.rect(-17, -166, 34, 26, WHITE, { r: 3 });
      cylinder(s, [0, -138, 40, 188, 10], WHITE);
      s.path('M-40 -110A40 10 0 0 0 40 -110V28A40 10 0 0 1 -40 28Z', colour, { w: 3 });
      s.path('M16 -101Q34 -103 39 -109V27Q34 34 16 37Z', darken(colour, 0.22), { line: 'none' });
      s.group('rotate(-90)', () => s.label(colour, look.str('brand', ''), 42, -2, 28, 120));
      s.path('M-40 36A40 10 0 0 0 40 36', 'none', { w: 3 });
    });
  };
  one(148, 282, -7);
  one(256, 284, 5);
  s.path('M36 330q30 -22 52 -4t46 -2', 'none', { line: look.colour('nozzle', WHITE), w: 12 });
  s.path('M36 326q30 -22 52 -4t46 -2', 'none', { line: '#ffffff', w: 3, o: 0.8 });
}

/** Aerosol of expanding foam with the foam it makes. */
function foamCan(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#8e2f36');
  s.shadow(206, 334, 130, 15);
  s.path('M168 74L176 40H214L224 74Z', WHITE);
  s.path('M178 58L96 92Q84 98 82 112', 'none', { w: 13 });
  s.path('M178 58L96 92Q84 98 82 112', 'none', { line: YELLOW, w: 7 });
  s.path('M132 118Q134 76 196 74T260 118Z', STEEL);
  cylinder(s, [196, 118, 64, 204, 16], colour, colour);
  s.path('M132 118Q134 84 196 84T260 118A64 16 0 0 1 132 118Z', CHROME, { w: 3.5 });
  s.label(colour, look.str('brand', ''), 192, 168, 26, 104);
  s.path('M132 196A64 16 0 0 0 260 196V268A64 16 0 0 1 132 268Z', WHITE, { w: 3 });
  s.text('PU FOAM', 192, 234, 20, { max: 104 });
  s.text('750 ML', 192, 262, 15, { max: 80 });
  s.blob(
    [
      [262, 318],
      [266, 284],
      [292, 266],
      [322, 270],
      [338, 292],
      [366, 296],
      [372, 324],
      [340, 336],
      [286, 338],
    ],
    '#f3dfa0',
  );
  s.path('M284 296q12 -14 26 -6M320 314q14 -12 28 -2', 'none', {
    line: darken('#f3dfa0', 0.25),
    w: 3.5,
  });
  s.path('M70 122q-16 14 -6 28t20 -2t-4 -26Z', '#f3dfa0', { w: 3 });
}

/** Small tin of solvent cement with its brush in the cap. */
function solventTin(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#e5802f');
  const big = look.num('ml', 100) > 250;
  const [rx, h] = big ? [82, 184] : [64, 144];
  const top = 324 - h;
  s.shadow(190, 332, rx + 56, 15);
  cylinder(s, [168, top, rx, h, rx * 0.25], colour);
  cylinder(s, [168, top - 26, rx * 0.42, 30, 9], CHROME);
  s.path(
    `M${168 - rx} ${top + 40}A${rx} ${rx * 0.25} 0 0 0 ${168 + rx} ${top + 40}V${top + h - 36}A${rx} ${rx * 0.25} 0 0 1 ${168 - rx} ${top + h - 36}Z`,
    WHITE,
    { w: 3 },
  );
  s.text(look.str('brand', ''), 166, top + 76, 19, { max: rx * 1.5, colour: darken(colour, 0.3) });
  s.text(look.str('size', ''), 166, top + h - 42, 19, { max: rx * 1.3 });
  s.group('translate(304 250) rotate(16)', () => {
    s.path('M-4 -96H4V20H-4Z', CHROME, { w: 3 });
    s.rect(-27, -128, 54, 38, INK, { r: 5, w: 3 });
    s.path('M-16 20Q-24 52 -14 74Q0 86 14 74Q24 52 16 20Z', '#d6a76c', { w: 3 });
    s.path('M-10 44l2 28M0 44v34M10 44l-2 28', 'none', { w: 2.2 });
  });
  s.path('M280 330q26 -16 58 0', 'none', { line: lighten(colour, 0.3), w: 9 });
}

function gluePot(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#4b94be');
  const big = look.num('kg', 1) > 2;
  const k = big ? 1 : 0.86;
  s.shadow(206, 332, 116 * k, 16);
  s.group(`translate(${n(200 * (1 - k))} ${n(330 * (1 - k))}) scale(${k})`, () => {
    s.path(
      'M118 156Q104 166 104 190V304Q104 324 126 328Q200 338 274 328Q296 324 296 304V190Q296 166 282 156Z',
      WHITE,
    );
    s.path(
      'M262 158L282 156Q296 166 296 190V304Q296 324 274 328L248 331Q266 240 262 158Z',
      darken(WHITE, 0.16),
      { line: 'none' },
    );
    s.path('M104 204Q200 218 296 204V288Q200 304 104 288Z', colour, { w: 3 });
    s.label(colour, look.str('brand', ''), 200, 236, 28, 150);
    s.label(colour, 'WOOD GLUE', 200, 272, 17, 140);
    cylinder(s, [200, 112, 88, 44, 18], colour);
    let grip = '';
    for (let x = 122; x < 286; x += 14)
      grip += `M${x} ${n(122 + Math.sqrt(Math.max(0, 1 - ((x - 200) / 88) ** 2)) * 17)}v22`;
    s.path(grip, 'none', { line: darken(colour, 0.35), w: 3 });
    s.text(big ? '4 KG' : '1 KG', 198, 312, 16);
  });
}

function paintBrush(s: Sketch, look: Look): void {
  const k = look.num('size', 2) > 3 ? 1.28 : 0.86;
  s.shadow(206, 334, 110, 13);
  s.group(`translate(196 212) rotate(24) scale(${k} 1)`, () => {
    s.path('M-14 -176Q0 -192 14 -176L24 -90Q26 -70 48 -56V-22H-48V-56Q-26 -70 -24 -90Z', MAHOGANY);
    s.path('M4 -184L14 -176L24 -90Q26 -70 48 -56V-22H14Z', darken(MAHOGANY, 0.22), {
      line: 'none',
    });
    s.circle(0, -160, 6, WHITE, { w: 3 });
    s.rect(-52, -24, 104, 44, CHROME, { r: 3 });
    s.path('M-40 -14h80M-40 10h80', 'none', { w: 2.5 });
    s.path('M-50 20L-56 104Q-30 96 -24 116Q0 100 20 118Q34 96 56 106L50 20Z', '#e7d3a8');
    s.path(
      'M-56 88L-56 104Q-30 96 -24 116Q0 100 20 118Q34 96 56 106L54 80Q26 70 10 84T-56 78Z',
      look.colour('colour', '#a5452b'),
      { w: 3 },
    );
    s.path('M-34 28L-38 72M-18 28L-20 74M0 28V70M18 28L20 68M34 28L38 66', 'none', { w: 2.2 });
  });
}

function paintRoller(s: Sketch, look: Look): void {
  s.shadow(206, 336, 150, 14);
  s.path(
    'M38 262L108 214H330L366 262L352 322Q350 334 334 334H70Q54 334 52 322Z',
    look.colour('colour', '#a5452b'),
  );
  s.path('M56 262H350L338 318H66Z', darken(look.colour('colour', '#a5452b'), 0.3), { w: 3 });
  s.path('M66 318L60 286Q130 276 200 290T346 284L338 318Z', YELLOW, { w: 3 });
  s.path(
    'M84 268l-6 16M120 268l-4 16M156 268l-2 18M196 268v18M236 268l2 18M276 268l4 16M312 268l6 16',
    'none',
    { w: 2.6 },
  );
  s.group('rotate(-14 200 150)', () => {
    s.path('M318 108V154Q318 166 304 166H214V214', 'none', { w: 12 });
    s.path('M318 108V154Q318 166 304 166H214V214', 'none', { line: CHROME, w: 6 });
    tube(s, [96, 106], [302, 106], 38, '#f3e2bd', { end: TIMBER });
    s.path(
      'M120 80q8 26 0 52M146 76q8 28 0 56M172 76q8 28 0 56M198 76q8 28 0 56M224 76q8 28 0 56M250 76q8 28 0 56M276 78q8 28 0 54',
      'none',
      { line: darken('#f3e2bd', 0.18), w: 3 },
    );
    s.path('M200 210H228L234 300Q214 312 194 300Z', INK, { w: 3.5 });
    s.path('M206 226V292M220 226V292', 'none', { line: STEEL, w: 3 });
  });
}

export const tinsAndTubes: Drawings = {
  tin: { paint: tin, focus: [200, 180], scene: 'shelf' },
  pail: { paint: pail, focus: [200, 190], scene: 'pallet' },
  jerrycan: { paint: jerrycan, focus: [200, 170], scene: 'shelf' },
  cartridge: { paint: cartridge, focus: [190, 200], scene: 'shelf' },
  'foam-can': { paint: foamCan, focus: [200, 190], scene: 'shelf' },
  'solvent-tin': { paint: solventTin, focus: [210, 220], scene: 'shelf' },
  'glue-pot': { paint: gluePot, focus: [200, 220], scene: 'shelf' },
  'paint-brush': { paint: paintBrush, focus: [180, 240], scene: 'bench' },
  'paint-roller': { paint: paintRoller, focus: [180, 160], scene: 'bench' },
};
