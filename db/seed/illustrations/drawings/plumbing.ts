import type { Drawings, Look } from '../drawing.ts';
import {
  BLACK,
  BLUE,
  BRASS,
  CHROME,
  COPPER,
  darken,
  GREEN,
  INK,
  lighten,
  ORANGE,
  RED,
  STEEL,
  WHITE,
} from '../palette.ts';
import { cylinder, tube } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

function gateValve(s: Sketch, look: Look): void {
  const wheel = look.colour('colour', RED);
  const k = 0.84 + look.num('diameter', 0.5) * 0.16;
  s.shadow(202, 330, 138, 15);
  s.group(
    `translate(${n(200 - 200 * k)} ${n(330 - 330 * k)}) scale(${n(k * 10) === '10' ? 1 : Math.round(k * 100) / 100})`,
    () => {
      s.rect(190, 92, 20, 74, BRASS);
      s.path('M190 108h20M190 120h20M190 132h20', 'none', { w: 2.4 });
      s.path('M150 162H250L262 232H138Z', BRASS);
      s.path('M222 164H250L262 230H228Z', darken(BRASS, 0.22), { line: 'none' });
      s.rect(156, 150, 88, 26, lighten(BRASS, 0.2), { r: 4 });
      s.path('M186 150V176M216 150V176', 'none', { w: 2.5 });
      s.path('M96 236H304V304H96Z', BRASS);
      s.path('M96 280H304V302H96Z', darken(BRASS, 0.2), { line: 'none' });
      s.circle(200, 266, 56, BRASS);
      s.path('M158 290Q200 330 244 292Q236 320 200 322Q168 318 158 290Z', darken(BRASS, 0.25), {
        line: 'none',
      });
      s.path('M168 240Q184 222 206 222', 'none', { line: lighten(BRASS, 0.7), w: 7 });
      for (const x of [66, 286]) {
        s.polygon(
          [
            [x, 226],
            [x + 48, 226],
            [x + 48, 312],
            [x, 312],
          ],
          lighten(BRASS, 0.12),
        );
        s.path(`M${x} 252h48M${x} 288h48`, 'none', { w: 2.6 });
      }
      s.text(look.str('label', ''), 200, 268, 26, { colour: darken(BRASS, 0.6), max: 70 });
      s.ring(200, 84, [92, 27], [72, 17], wheel);
      s.path('M200 84L134 76M200 84L268 78M200 84L176 108M200 84L222 108', 'none', {
        line: darken(wheel, 0.1),
        w: 11,
      });
      s.path('M110 78Q140 58 196 58', 'none', { line: lighten(wheel, 0.6), w: 4 });
      s.ellipse(200, 82, 18, 8, BRASS, { w: 3 });
    },
  );
}

function waterMeter(s: Sketch, look: Look): void {
  s.shadow(202, 326, 150, 16);
  s.rect(40, 232, 320, 56, BRASS, { r: 8 });
  for (const x of [30, 312]) s.rect(x, 222, 58, 76, lighten(BRASS, 0.15), { r: 4 });
  s.path('M44 232V290M58 232V290M72 232V290M328 232V290M342 232V290M356 232V290', 'none', {
    w: 2.4,
  });
  cylinder(s, [200, 186, 104, 120, 44], BLUE);
  s.ellipse(200, 180, 88, 60, WHITE);
  s.rect(148, 152, 104, 28, INK, { r: 3, w: 3 });
  s.text('00421', 200, 166, 17, { colour: WHITE, max: 90 });
  s.ellipse(176, 206, 15, 11, '#fff', { w: 2.4 });
  s.ellipse(224, 206, 15, 11, '#fff', { w: 2.4 });
  s.path('M176 206l8 -5M224 206l-8 -4', 'none', { line: RED, w: 3 });
  s.path('M108 176L150 92L270 78L292 172', BLUE, { w: 4 });
  s.path('M126 164L158 106L258 94L276 160', lighten(BLUE, 0.25), { w: 3 });
  s.path('M184 260h36l-10 -10m10 10l-10 10', 'none', { line: WHITE, w: 5 });
  s.text(look.str('label', ''), 114, 264, 20, { colour: INK, max: 40 });
}

function flexHose(s: Sketch, look: Look): void {
  s.shadow(204, 330, 140, 14);
  const d = 'M96 282C60 90 190 60 200 180C210 320 330 310 304 130';
  s.path(d, 'none', { w: 38 });
  s.path(d, 'none', { line: CHROME, w: 30 });
  s.path(d, 'none', { line: '#7b868d', w: 30, dash: '2.5 6.5' });
  s.path(d, 'none', { line: WHITE, w: 6, o: 0.75 });
  s.group('translate(97 280) rotate(-8)', () => {
    s.rect(-26, -18, 52, 22, BRASS, { r: 3 });
    s.rect(-32, 2, 64, 48, lighten(STEEL, 0.4), { r: 4 });
    s.path('M-12 4V48M14 4V48', 'none', { w: 3 });
  });
  s.group('translate(303 128) rotate(-10)', () => {
    s.rect(-26, -4, 52, 22, BRASS, { r: 3 });
    s.rect(-32, -50, 64, 48, lighten(STEEL, 0.4), { r: 4 });
    s.path('M-12 -48V-4M14 -48V-4', 'none', { w: 3 });
  });
  tag(s, 204, 336, look.str('label', ''));
}

function floatValve(s: Sketch, look: Look): void {
  s.shadow(210, 334, 136, 14);
  tube(s, [40, 130], [126, 130], 22, BRASS, { hollow: 0.6 });
  s.path('M52 108V152M64 108V152M76 108V152', 'none', { w: 2.5 });
  s.polygon(
    [
      [88, 92],
      [112, 92],
      [112, 168],
      [88, 168],
    ],
    lighten(BRASS, 0.2),
  );
  s.path('M112 104H182Q196 104 196 118V170H164V152H112Z', BRASS);
  s.rect(160, 168, 40, 24, darken(BRASS, 0.12), { r: 3 });
  s.path('M196 122L216 112', 'none', { w: 14 });
  s.path('M204 116L300 214', 'none', { w: 15 });
  s.path('M204 116L300 214', 'none', { line: COPPER, w: 8 });
  s.circle(204, 116, 11, lighten(BRASS, 0.3));
  const ball = look.colour('ball', ORANGE);
  s.circle(306, 254, 76, ball);
  s.path('M336 184Q384 220 376 276Q360 324 306 330Q360 290 336 184Z', darken(ball, 0.22), {
    line: 'none',
  });
  s.path('M230 256Q306 282 382 254', 'none', { line: darken(ball, 0.4), w: 3.4 });
  s.path('M250 226Q264 200 292 194', 'none', { line: WHITE, w: 9, o: 0.75 });
  s.circle(298, 180, 12, BRASS, { w: 3 });
  s.path('M24 330Q60 316 96 330T168 330T232 330', 'none', { line: '#4b94be', w: 6 });
  tag(s, 92, 252, look.str('label', ''));
}

function waterTank(s: Sketch, look: Look): void {
  // Tanks are moulded black against the sun; the maker shows on the label.
  const colour = '#45464b';
  const brand = look.colour('colour', '#34507c');
  const litres = look.num('litres', 1000);
  const k = 0.5 + 0.5 * Math.min(1, Math.log(litres / 400) / Math.log(25));
  const rx = 74 + 72 * k;
  const h = 118 + 116 * k;
  const top = 326 - h;
  s.shadow(206, 328, rx + 30, 20);
  cylinder(s, [200, top, rx, h, rx * 0.17], colour);
  s.path(
    `M${n(200 - rx)} ${n(top)}C${n(196 - rx)} ${n(top - 38)} ${n(200 - rx * 0.5)} ${n(top - rx * 0.42)} 200 ${n(top - rx * 0.42)}S${n(204 + rx)} ${n(top - 38)} ${n(200 + rx)} ${n(top)}A${n(rx)} ${n(rx * 0.17)} 0 0 1 ${n(200 - rx)} ${n(top)}Z`,
    lighten(colour, 0.18),
  );
  s.path(
    `M${n(200 + rx * 0.45)} ${n(top - rx * 0.33)}Q${n(204 + rx)} ${n(top - 34)} ${n(200 + rx)} ${n(top)}Q${n(200 + rx * 0.9)} ${n(top + 8)} ${n(200 + rx * 0.62)} ${n(top + 12)}Q${n(200 + rx * 0.7)} ${n(top - 14)} ${n(200 + rx * 0.45)} ${n(top - rx * 0.33)}Z`,
    darken(colour, 0.12),
    { line: 'none' },
  );
  cylinder(s, [200, top - rx * 0.42 - 9, 36, 12, 10], darken(colour, 0.15));
  const ribs = litres > 4000 ? 6 : litres > 1500 ? 5 : litres > 700 ? 4 : 3;
  for (let i = 1; i <= ribs; i += 1) {
    const y = top + (h / (ribs + 1)) * i;
    s.path(
      `M${n(200 - rx)} ${n(y)}A${n(rx)} ${n(rx * 0.17)} 0 0 0 ${n(200 + rx)} ${n(y)}`,
      'none',
      { line: darken(colour, 0.42), w: 4.5 },
    );
    s.path(
      `M${n(202 - rx)} ${n(y + 6)}A${n(rx)} ${n(rx * 0.17)} 0 0 0 ${n(196 + rx)} ${n(y + 6)}`,
      'none',
      { line: lighten(colour, 0.3), w: 2.4, o: 0.7 },
    );
  }
  const mid = top + h * 0.55;
  s.rect(200 - 66, mid - 28, 132, 66, WHITE, { r: 8, w: 3 });
  s.text(look.str('brand', ''), 200, mid - 11, 16, { colour: darken(brand, 0.2), max: 112 });
  s.text(`${litres} L`, 200, mid + 18, 24, { max: 112 });
  tube(s, [200 + rx * 0.5 + 10, 320], [200 + rx * 0.5 - 2, 314], 9, BRASS, { w: 3 });
}

function boosterPump(s: Sketch, look: Look): void {
  const colour = look.colour('colour', BLUE);
  const k = 0.82 + look.num('hp', 1) * 0.14;
  s.shadow(202, 328, 150, 16);
  s.group(
    `translate(${n(200 - 200 * k)} ${n(330 - 330 * k)}) scale(${Math.round(k * 100) / 100})`,
    () => {
      s.polygon(
        [
          [122, 300],
          [330, 300],
          [346, 328],
          [106, 328],
        ],
        darken(STEEL, 0.3),
      );
      s.rect(160, 150, 170, 134, colour, { r: 18 });
      s.path('M160 236H330V268Q330 284 312 284H178Q160 284 160 268Z', darken(colour, 0.2), {
        line: 'none',
      });
      for (let y = 170; y < 272; y += 16)
        s.line(
          [
            [186, y],
            [296, y],
          ],
          { line: darken(colour, 0.36), w: 4 },
        );
      s.rect(322, 142, 30, 150, lighten(colour, 0.1), { r: 12 });
      s.path('M332 170v92M342 170v92', 'none', { w: 2.6 });
      s.rect(196, 112, 100, 46, BLACK, { r: 6 });
      s.circle(112, 218, 76, lighten(STEEL, 0.15));
      s.path('M150 154Q190 192 180 246Q164 288 116 294Q166 250 150 154Z', darken(STEEL, 0.12), {
        line: 'none',
      });
      s.circle(112, 218, 46, STEEL, { w: 3 });
      tube(s, [54, 218], [98, 218], 26, STEEL, { hollow: 0.62 });
      cylinder(s, [112, 112, 28, 40, 9], STEEL);
      s.ellipse(112, 112, 17, 5, INK, { w: 2 });
      s.rect(206, 190, 78, 52, WHITE, { r: 5, w: 3 });
      s.text(look.str('label', '1 HP'), 245, 216, 20, { max: 66 });
      s.curve(
        [
          [296, 130],
          [346, 110],
          [376, 150],
          [384, 226],
        ],
        { w: 7 },
      );
    },
  );
}

function submersiblePump(s: Sketch, look: Look): void {
  s.shadow(200, 336, 92, 14);
  tube(s, [186, 40], [186, 88], 1, STEEL);
  cylinder(s, [200, 64, 26, 36, 8], BRASS);
  s.ellipse(200, 64, 17, 5, INK, { w: 2 });
  cylinder(s, [200, 104, 52, 114, 15], CHROME);
  s.path(
    'M152 140A52 15 0 0 0 248 140M152 168A52 15 0 0 0 248 168M152 196A52 15 0 0 0 248 196',
    'none',
    { line: '#7b868d', w: 2.6 },
  );
  s.rect(146, 226, 108, 24, BLACK, { r: 4 });
  s.path(
    'M158 230v16M170 230v16M182 230v16M194 230v16M206 230v16M218 230v16M230 230v16M242 230v16',
    'none',
    { line: STEEL, w: 3 },
  );
  cylinder(s, [200, 252, 52, 74, 14], look.colour('colour', BLUE), '#fff');
  s.path('M148 252A52 14 0 0 0 252 252', 'none');
  s.label(look.colour('colour', BLUE), look.str('label', ''), 196, 296, 22, 78);
  s.curve(
    [
      [246, 240],
      [300, 226],
      [292, 130],
      [330, 60],
      [356, 66],
    ],
    { line: INK, w: 8 },
  );
  s.curve(
    [
      [176, 70],
      [138, 44],
      [110, 96],
      [112, 170],
    ],
    { line: GREEN, w: 5 },
  );
}

function bottleTrap(s: Sketch): void {
  s.shadow(200, 334, 112, 14);
  cylinder(s, [156, 62, 30, 92, 9], WHITE);
  s.ellipse(156, 62, 19, 5, INK, { w: 2.4 });
  cylinder(s, [156, 92, 44, 26, 11], lighten(STEEL, 0.5));
  s.path('M126 98v24M142 102v24M160 104v24M178 102v22', 'none', { w: 2.5 });
  cylinder(s, [156, 150, 62, 140, 17], WHITE);
  cylinder(s, [156, 272, 70, 40, 17], lighten(STEEL, 0.5), lighten(STEEL, 0.5));
  s.path('M100 288v28M122 294v30M146 298v30M170 298v30M194 292v30M214 286v26', 'none', { w: 2.6 });
  s.rect(206, 172, 118, 44, WHITE);
  s.rect(206, 198, 118, 16, darken(WHITE, 0.16), { line: 'none' });
  s.rect(222, 162, 34, 64, lighten(STEEL, 0.5), { r: 4 });
  s.path('M222 180h34M222 198h34', 'none', { w: 2.5 });
  s.ellipse(326, 194, 24, 58, WHITE);
  s.ellipse(330, 194, 14, 36, darken(WHITE, 0.14), { w: 3 });
}

export const plumbing: Drawings = {
  'gate-valve': { paint: gateValve, focus: [200, 190], scene: 'shelf' },
  'water-meter': { paint: waterMeter, focus: [200, 190], scene: 'shelf' },
  'flexible-hose': { paint: flexHose, focus: [250, 190], scene: 'shelf' },
  'float-valve': { paint: floatValve, focus: [240, 210], scene: 'shelf' },
  'water-tank': { paint: waterTank, focus: [200, 190], scene: 'tower' },
  'booster-pump': { paint: boosterPump, focus: [180, 210], scene: 'site' },
  'submersible-pump': { paint: submersiblePump, focus: [200, 220], scene: 'site' },
  'bottle-trap': { paint: bottleTrap, focus: [200, 200], scene: 'room' },
};
