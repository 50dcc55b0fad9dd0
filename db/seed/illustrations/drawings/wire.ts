import type { Drawings, Look } from '../drawing.ts';
import { darken, GALVANISED, IRON, lighten, STEEL } from '../palette.ts';
import { coil, cylinder } from '../solids.ts';
import { arcPoints, n, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

function ties(
  s: Sketch,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  drop: number,
  colour: string,
): void {
  for (const angle of [200, 340, 90]) {
    const a = (angle * Math.PI) / 180;
    const [c, d] = [Math.cos(a), Math.sin(a)];
    s.line(
      [
        [cx + rx * 0.6 * c, cy + ry * 0.58 * d],
        [cx + rx * 1.02 * c, cy + ry * 1.04 * d],
        [cx + rx * 1.02 * c, cy + ry * 1.04 * d + drop],
      ],
      { line: colour, w: 9 },
    );
  }
}

function wireCoil(s: Sketch, look: Look): void {
  const colour = look.colour('wire', IRON);
  const heavy = look.num('kg', 25) > 5;
  const [rx, ry, count] = heavy ? [146, 74, 6] : [112, 58, 3];
  const cy = 316 - count * 16 - ry * 0.4;
  s.shadow(200, 330, rx + 12, 22);
  coil(s, [200, cy, rx, ry], { count, thickness: 16, turns: look.num('turns', 6) }, colour);
  ties(s, [200, cy, rx, ry], 12 * (count - 1), lighten(colour, 0.5));
  s.curve(
    [
      [200 + rx * 0.9, cy + 30],
      [rx + 232, cy + 30],
      [rx + 222, cy - 10],
    ],
    { line: darken(colour, 0.3), w: 5 },
  );
  tag(s, 132, 318, look.str('label', ''));
}

function hoopIron(s: Sketch, look: Look): void {
  s.shadow(200, 332, 120, 16);
  s.ring(200, 206, [126, 128], [58, 60], '#7f8a92');
  for (const r of [70, 80, 90, 101, 112])
    s.ellipse(200, 206, r, r + 2, 'none', { line: darken(STEEL, 0.5), w: 2.4 });
  s.path(
    'M326 206A126 128 0 0 1 200 334L226 338A132 132 0 0 0 352 206A132 132 0 0 0 226 80L200 78A126 128 0 0 1 326 206Z',
    '#56616a',
  );
  s.path('M200 334L330 336L352 330L226 338Z', '#a9b4ba', { w: 3 });
  s.path('M112 156A104 104 0 0 1 168 104', 'none', { line: '#ffffff', w: 7, o: 0.7 });
  s.line(
    [
      [86, 206],
      [142, 206],
    ],
    { line: '#f6b91d', w: 9 },
  );
  s.line(
    [
      [258, 206],
      [352, 206],
    ],
    { line: '#f6b91d', w: 9 },
  );
  tag(s, 200, 226, look.str('label', ''));
}

function barbedWire(s: Sketch, look: Look): void {
  s.shadow(200, 332, 128, 18);
  cylinder(s, [200, 130, 104, 176, 36], '#8f9aa1', '#7b868d');
  for (let k = 0; k < 9; k += 1) {
    const y = 146 + k * 18;
    s.path(`M96 ${y}A104 36 0 0 0 304 ${y}`, 'none', { line: k % 2 ? '#5d676d' : '#b8c2c8', w: 5 });
  }
  let barbs = '';
  for (let k = 0; k < 8; k += 1) {
    for (let i = 0; i < 5; i += 1) {
      const a = ((18 + i * 34 + (k % 2) * 16) * Math.PI) / 180;
      const [x, y] = [200 - 104 * Math.cos(a), 150 + k * 20 + 36 * Math.sin(a)];
      barbs += `M${n(x - 7)} ${n(y - 8)}l14 16M${n(x + 7)} ${n(y - 8)}l-14 16`;
    }
  }
  s.path(barbs, 'none', { w: 3 });
  s.ellipse(200, 130, 62, 21, '#5d676d', { w: 3 });
  s.ellipse(200, 130, 34, 12, '#3a2a24', { w: 3 });
  s.curve(
    [
      [300, 300],
      [340, 316],
      [372, 300],
    ],
    { line: '#5d676d', w: 5 },
  );
  s.path('M334 306l12 18M346 304l-12 20M360 294l10 18M372 292l-12 20', 'none', { w: 3 });
  tag(s, 120, 320, look.str('label', ''));
}

function razorWire(s: Sketch, look: Look): void {
  const r = 62 + look.num('diameter', 450) * 0.045;
  s.shadow(200, 334, 158, 14);
  for (let k = 0; k < 7; k += 1) {
    const cx = 96 + k * 34;
    s.ellipse(cx, 330 - r, r * 0.6, r, 'none', { line: '#6e7981', w: 5 });
    let d = '';
    for (const [x, y] of arcPoints(cx, 330 - r, r * 0.6, r, 20 * (k % 2), 360 + 20 * (k % 2), 9)) {
      const [ux, uy] = [(x - cx) / r, (y - 330 + r) / r];
      d += `M${n(x - uy * 13)} ${n(y + ux * 13)}L${n(x + ux * 11)} ${n(y + uy * 11)}L${n(x + uy * 13)} ${n(y - ux * 13)}L${n(x - ux * 9)} ${n(y - uy * 9)}Z`;
    }
    s.path(d, k % 2 ? '#dfe5e8' : GALVANISED, { w: 2.2 });
  }
  tag(s, 200, 318, look.str('label', ''));
}

export const wire: Drawings = {
  'wire-coil': { paint: wireCoil, focus: [170, 230], scene: 'row' },
  'hoop-iron': { paint: hoopIron, focus: [240, 190], scene: 'row' },
  'barbed-wire': { paint: barbedWire, focus: [200, 220], scene: 'row' },
  'razor-wire': { paint: razorWire, focus: [200, 230], scene: 'row' },
};
