import type { Drawings, Look } from '../drawing.ts';
import {
  BRASS,
  CARD,
  CHROME,
  darken,
  GALVANISED,
  INK,
  lighten,
  STEEL,
  YELLOW,
} from '../palette.ts';
import { box } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

/** One fixing pointing down from its head at the origin, `length` long. */
type Fixing = (s: Sketch, length: number, colour: string) => void;

const shaft = (s: Sketch, length: number, half: number, colour: string): void => {
  s.polygon(
    [
      [-half, 0],
      [half, 0],
      [half, length - half * 2.4],
      [0, length],
      [-half, length - half * 2.4],
    ],
    colour,
    { w: 3 },
  );
  s.line(
    [
      [-half * 0.3, 8],
      [-half * 0.3, length - half * 3],
    ],
    { line: lighten(colour, 0.7), w: 2 },
  );
};

const wireNail: Fixing = (s, length, colour) => {
  shaft(s, length, 5 + length * 0.014, colour);
  s.ellipse(0, 0, 15, 6, lighten(colour, 0.4), { w: 3 });
};

const masonryNail: Fixing = (s, length, colour) => {
  shaft(s, length, 8, colour);
  s.path(`M-2 14l8 8M-6 28l10 9M-6 44l10 9M-6 60l10 9`, 'none', { w: 2 });
  s.path('M-15 -6Q0 -16 15 -6L9 8H-9Z', lighten(colour, 0.25), { w: 3 });
};

const roofingNail: Fixing = (s, length, colour) => {
  shaft(s, length, 6.5, colour);
  s.path(
    `M-6 ${n(length * 0.4)}l12 6M-6 ${n(length * 0.52)}l12 6M-6 ${n(length * 0.64)}l12 6`,
    'none',
    { w: 2.2 },
  );
  s.path('M-34 8Q-30 -22 0 -26Q30 -22 34 8Q0 20 -34 8Z', lighten(colour, 0.2), { w: 3.2 });
  s.path('M8 -24Q32 -16 33 7Q22 12 8 13Q18 -6 8 -24Z', darken(colour, 0.2), { line: 'none' });
  s.path('M-20 -2Q-14 -14 -4 -16', 'none', { line: '#ffffff', w: 4 });
};

function threads(s: Sketch, half: number, from: number, to: number): void {
  let d = '';
  for (let y = from; y < to; y += 10)
    d += `M${n(-half - 3)} ${n(y + 3)}L${n(half + 3)} ${n(y - 3)}`;
  s.path(d, 'none', { w: 2.6 });
}

const woodScrew: Fixing = (s, length, colour) => {
  shaft(s, length, 8, colour);
  threads(s, 7, length * 0.32, length - 12);
  s.path('M-20 -8H20L8 10H-8Z', colour, { w: 3 });
  s.ellipse(0, -8, 20, 8, lighten(colour, 0.4), { w: 3 });
  s.path('M-9 -8H9M0 -12V-4', 'none', { w: 3 });
};

const drywallScrew: Fixing = (s, length) => {
  woodScrew(s, length, '#59524e');
  threads(s, 7, 16, length * 0.4);
};

const selfDriller: Fixing = (s, length, colour) => {
  s.polygon(
    [
      [-8, 0],
      [8, 0],
      [8, length - 30],
      [6, length - 8],
      [0, length],
      [-6, length - 8],
      [-8, length - 30],
    ],
    colour,
    { w: 3 },
  );
  threads(s, 8, 22, length - 34);
  s.path(`M-4 ${n(length - 26)}L5 ${n(length - 8)}`, 'none', { w: 3 });
  s.ellipse(0, 6, 28, 9, INK, { w: 3 });
  s.ellipse(0, 1, 27, 8, lighten(colour, 0.3), { w: 3 });
  s.path('M-15 -4V-20L-8 -26H8L15 -20V-4Q0 4 -15 -4Z', lighten(colour, 0.2), { w: 3 });
  s.path('M-5 -25V-1M6 -25V-1', 'none', { w: 2.4 });
};

const staple: Fixing = (s, length, colour) => {
  const d = `M-20 ${n(length)}V16Q-20 -16 0 -16T20 16V${n(length)}`;
  s.path(d, 'none', { w: 17 });
  s.path(d, 'none', { line: colour, w: 10 });
  s.path(`M-23 ${n(length - 16)}V16Q-22 -12 -4 -17`, 'none', { line: '#ffffff', w: 3 });
  for (const x of [-20, 20])
    s.polygon(
      [
        [x - 7, length - 2],
        [x + 7, length - 8],
        [x + 1, length + 16],
      ],
      colour,
      { w: 3 },
    );
};

const wallPlug: Fixing = (s, length, colour) => {
  s.path(`M-15 0H15L13 ${n(length * 0.8)}L6 ${n(length)}H-6L-13 ${n(length * 0.8)}Z`, colour, {
    w: 3,
  });
  s.path(`M0 ${n(length * 0.34)}V${n(length)}`, 'none', { w: 4 });
  s.path(
    `M-15 ${n(length * 0.3)}h12M15 ${n(length * 0.3)}h-12M-15 ${n(length * 0.5)}h12M15 ${n(length * 0.5)}h-12M-14 ${n(length * 0.7)}h11M14 ${n(length * 0.7)}h-11`,
    'none',
    { w: 2.6 },
  );
  s.ellipse(0, 0, 19, 7, lighten(colour, 0.3), { w: 3 });
  s.ellipse(0, 0, 9, 3.4, INK, { w: 2 });
};

const FIXINGS: Readonly<Record<string, Fixing>> = {
  'wire-nail': wireNail,
  'masonry-nail': masonryNail,
  'roofing-nail': roofingNail,
  'wood-screw': woodScrew,
  'drywall-screw': drywallScrew,
  'self-driller': selfDriller,
  staple,
  'wall-plug': wallPlug,
};

/** A loose heap of one fixing with a single one stood up before it. */
function heap(s: Sketch, look: Look, name: string): void {
  const draw = FIXINGS[name] ?? wireNail;
  const colour = look.colour('metal', STEEL);
  const inches = look.num('size', 2);
  const length = 54 + inches * 24;
  const box_ = look.str('box', '') === 'yes';
  s.shadow(206, 332, 158, 17);
  if (box_) carton(s, look);
  const spread = Math.max(70, 170 - length * 0.34);
  const count = name === 'staple' || name === 'wall-plug' ? 11 : inches > 4 ? 9 : 11;
  for (let i = 0; i < count; i += 1) {
    const x = 200 + (i / (count - 1) - 0.5) * spread * 1.5 + s.between(-10, 10);
    const y = 296 - Math.sin((i / (count - 1)) * Math.PI) * 48 + s.between(-8, 10);
    const turn = s.between(52, 118) * (i % 2 ? 1 : -1);
    const a = (turn * Math.PI) / 180;
    const [dx, dy] = [(-Math.sin(a) * length) / 2, (Math.cos(a) * length) / 2];
    s.group(`translate(${n(x - dx)} ${n(y - dy)}) rotate(${n(turn)})`, () =>
      draw(s, length, i % 3 ? colour : darken(colour, 0.12)),
    );
  }
  if (!box_) {
    s.group(`translate(${n(204 + length * 0.12)} ${n(226 - length * 0.72)}) rotate(14)`, () => {
      s.group('scale(1.3)', () => draw(s, length * 0.86, lighten(colour, 0.12)));
    });
  }
  if (!box_) tag(s, 326, 336, look.str('label', ''), look.colour('brandColour', YELLOW));
}

function carton(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#a5452b');
  box(s, [96, 96, 176, 150], [48, 32], CARD);
  s.polygon(
    [
      [96, 122],
      [272, 122],
      [272, 196],
      [96, 196],
    ],
    colour,
    { w: 3 },
  );
  s.label(colour, look.str('brand', '') || look.str('label', ''), 184, 148, 24, 146);
  s.label(colour, look.str('note', ''), 184, 178, 17, 130);
  s.group('translate(296 116) rotate(20)', () =>
    (FIXINGS[look.str('show', 'wood-screw')] ?? woodScrew)(s, 84, lighten(STEEL, 0.2)),
  );
}

function hexNut(s: Sketch, x: number, y: number, r: number, colour: string): void {
  const corners = Array.from(
    { length: 6 },
    (_, i): Point => [
      x + r * Math.cos((i * Math.PI) / 3 + 0.2),
      y + r * 0.92 * Math.sin((i * Math.PI) / 3 + 0.2),
    ],
  );
  s.polygon(
    corners.map(([a, b]): Point => [a + 10, b + 12]),
    darken(colour, 0.35),
  );
  s.polygon(corners, lighten(colour, 0.15));
  s.circle(x, y, r * 0.5, darken(colour, 0.6), { w: 3 });
}

function boltNut(s: Sketch, look: Look): void {
  s.shadow(204, 334, 136, 14);
  s.group('rotate(-38 200 200)', () => {
    s.rect(118, 178, 256, 46, STEEL, { r: 4 });
    s.path('M122 212H370', 'none', { line: darken(STEEL, 0.25), w: 13 });
    s.path('M122 188H300', 'none', { line: '#ffffff', w: 5, o: 0.7 });
    let d = '';
    for (let x = 238; x < 368; x += 11) d += `M${x} 178l-7 46`;
    s.path(d, 'none', { w: 3 });
    s.rect(62, 148, 58, 106, STEEL, { r: 8 });
    s.path('M64 182H118M64 222H118', 'none', { w: 3 });
    s.rect(66, 152, 50, 28, lighten(STEEL, 0.4), { line: 'none' });
  });
  s.ring(128, 116, [46, 42], [20, 18], CHROME);
  hexNut(s, 296, 268, 50, STEEL);
  tag(s, 126, 326, look.str('label', 'M12'));
}

function anchorBolt(s: Sketch, look: Look): void {
  const k = look.num('size', 10) > 10 ? 1 : 0.86;
  s.shadow(204, 334, 128, 14);
  s.group(
    `translate(${n(200 - 200 * k)} ${n(334 - 334 * k)}) rotate(18 200 200) scale(${k})`,
    () => {
      s.rect(180, 36, 40, 120, STEEL, { r: 3 });
      let d = '';
      for (let y = 46; y < 150; y += 10) d += `M180 ${y + 4}L220 ${y - 3}`;
      s.path(d, 'none', { w: 2.8 });
      s.ellipse(200, 134, 50, 15, CHROME);
      s.path('M160 92H240V120Q200 134 160 120Z', lighten(BRASS, 0.15));
      s.path('M160 92Q200 78 240 92Q200 106 160 92Z', lighten(BRASS, 0.45), { w: 3 });
      s.path('M186 102V126M216 102V126', 'none', { w: 2.8 });
      s.rect(172, 148, 56, 132, GALVANISED, { r: 4 });
      s.path('M186 196V280M200 196V280M214 196V280', 'none', { w: 4 });
      s.rect(208, 152, 16, 124, darken(GALVANISED, 0.22), { line: 'none', o: 0.7 });
      s.path('M172 278H228L240 322Q200 334 160 322Z', STEEL);
      s.path('M206 280H228L240 322Q226 328 212 328Z', darken(STEEL, 0.25), { line: 'none' });
    },
  );
  tag(s, 316, 316, look.str('label', 'M10'));
}

const heapOf = (name: string): Drawings[string] => ({
  paint: (s, look) => heap(s, look, name),
  focus: [200, 250],
  scene: 'shelf',
});

export const fasteners: Drawings = {
  'wire-nails': heapOf('wire-nail'),
  'masonry-nails': heapOf('masonry-nail'),
  'roofing-nails': heapOf('roofing-nail'),
  'wood-screws': heapOf('wood-screw'),
  'drywall-screws': heapOf('drywall-screw'),
  'self-drilling-screws': heapOf('self-driller'),
  staples: heapOf('staple'),
  'wall-plugs': heapOf('wall-plug'),
  'bolt-and-nut': { paint: boltNut, focus: [210, 200], scene: 'shelf' },
  'anchor-bolt': { paint: anchorBolt, focus: [200, 190], scene: 'shelf' },
};
