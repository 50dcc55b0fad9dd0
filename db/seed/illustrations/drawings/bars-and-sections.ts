import type { Drawings, Look } from '../drawing.ts';
import { darken, GALVANISED, IRON, lighten, STEEL, YELLOW } from '../palette.ts';
import { prism, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';

const RUST = '#8d6f66';

/**
 * Paper tag wired to the goods, with a short label that is read on a small card too. It stays within
 * what a phone's gallery shows of the picture.
 */
export function tag(s: Sketch, atX: number, atY: number, label: string, colour = YELLOW): void {
  const x = Math.min(Math.max(atX, 72), 326);
  const y = Math.min(atY, 322);
  s.curve(
    [
      [x + 8, y - 54],
      [x - 4, y - 40],
      [x + 2, y - 26],
    ],
    { w: 2.5 },
  );
  s.group(`translate(${n(x)} ${n(y)}) rotate(-5)`, () => {
    s.rect(-66, -30, 132, 64, colour, { r: 9, w: 4 });
    s.circle(0, -21, 4.5, '#fffdf6', { w: 2.4 });
    s.label(colour, label, 0, 8, 32, 112);
  });
}

function bundle(s: Sketch, look: Look, ribbed: boolean): void {
  const mm = look.num('diameter', 12);
  const r = 7 + mm * 0.95;
  const perRow = mm > 22 ? 3 : mm > 13 ? 4 : 5;
  const step = r * 1.95;
  const v: Point = [194, -146];
  s.shadow(200, 338, 168, 15);
  for (let row = perRow; row >= 1; row -= 1) {
    const level = perRow - row;
    if (level > 2) continue;
    for (let i = 0; i < row; i += 1) {
      const x = 126 - (perRow - 1) * step * 0.62 + (i + level * 0.5) * step;
      const y = 330 - r - level * step * 0.86 + i * step * 0.08;
      tube(s, [x, y], [x + v[0], y + v[1]], r, ribbed ? RUST : STEEL, {
        end: ribbed ? '#b9a49a' : '#d8dfe2',
        w: r < 14 ? 3 : 4,
      });
      if (ribbed) ribs(s, [x, y], v, r);
    }
  }
  tag(s, 292, 286, `${ribbed ? 'Y' : 'R'}${mm}`, look.colour('colour', YELLOW));
}

function ribs(s: Sketch, [x, y]: Point, [vx, vy]: Point, r: number): void {
  const length = Math.hypot(vx, vy);
  const [ux, uy] = [vx / length, vy / length];
  const gap = Math.max(26, r * 0.95);
  let d = '';
  for (let t = gap; t < length - 4; t += gap) {
    const [px, py] = [x + ux * t, y + uy * t];
    d += `M${n(px + uy * r * 0.9)} ${n(py - ux * r * 0.9)}L${n(px - uy * r * 0.9 + ux * r * 0.6)} ${n(py + ux * r * 0.9 + uy * r * 0.6)}`;
  }
  s.path(d, 'none', { line: darken(RUST, 0.5), w: Math.max(2, r * 0.16) });
}

/** Steel bought by length: a profile swept away from the viewer, with its size on a tag. */
function section(s: Sketch, profile: readonly Point[], look: Look, colour: string): void {
  s.shadow(204, 330, 160, 14);
  prism(s, profile, [196, -142], colour, { end: lighten(colour, 0.45) });
  tag(s, 300, 296, look.str('size', ''));
}

function hollowSection(s: Sketch, look: Look): void {
  const [wide, high] = [look.num('width', 50), look.num('height', 50)];
  const scale = 44 + Math.max(wide, high) * 0.62;
  const [w, h] = [scale * Math.min(1.35, wide / Math.min(wide, high)), scale];
  const [x, y] = [62, 330 - h];
  section(
    s,
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    look,
    IRON,
  );
  const t = 10;
  s.rect(x + t, y + t, w - t * 2, h - t * 2, darken(IRON, 0.55), { w: 3 });
  s.polygon(
    [
      [x + t, y + h - t],
      [x + w - t, y + h - t],
      [x + w - t, y + h - t - 16],
      [x + t + 22, y + h - t - 16],
    ],
    darken(IRON, 0.25),
    { line: 'none' },
  );
}

function angleIron(s: Sketch, look: Look): void {
  const leg = 62 + look.num('width', 40) * 0.95;
  const t = 14;
  const [x, y] = [74, 326];
  section(
    s,
    [
      [x, y - leg],
      [x + t, y - leg],
      [x + t, y - t],
      [x + leg, y - t],
      [x + leg, y],
      [x, y],
    ],
    look,
    IRON,
  );
}

function flatBar(s: Sketch, look: Look): void {
  const [w, h] = [60 + look.num('width', 20) * 2.2, 8 + look.num('thickness', 3) * 3];
  const v: Point = [190, -138];
  s.shadow(200, 332, 166, 13);
  for (let i = 0; i < 4; i += 1) {
    const [x, y] = [62 + (i % 2) * 7, 330 - (i + 1) * h - i * 2];
    prism(
      s,
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      v,
      IRON,
      { end: lighten(IRON, 0.45), w: 3.5 },
    );
  }
  tag(s, 300, 296, look.str('size', ''));
}

function zPurlin(s: Sketch, look: Look): void {
  const d = 74 + look.num('depth', 100) * 0.46;
  const [x, y, t, f] = [104, 326, 10, 56];
  section(
    s,
    [
      [x - f + t, y - d + 20],
      [x - f + t, y - d],
      [x + t, y - d],
      [x + t, y - t],
      [x + f, y - t],
      [x + f, y - 22],
      [x + f + t, y - 22],
      [x + f + t, y],
      [x, y],
      [x, y - d + t],
      [x - f + t * 2, y - d + t],
      [x - f + t * 2, y - d + 20],
    ],
    look,
    GALVANISED,
  );
  for (const k of [0.3, 0.66])
    s.ellipse(x + t + 196 * k + 6, y - d / 2 - 142 * k - 6, 6, 10, darken(GALVANISED, 0.6), {
      w: 2.5,
    });
}

function steelPlate(s: Sketch, look: Look): void {
  const chequered = look.str('finish', 'plain') === 'chequered';
  const t = 9 + look.num('thickness', 1.5) * 4;
  const corners: Point[] = [
    [34, 268],
    [190, 150],
    [368, 214],
    [212, 332],
  ];
  s.shadow(202, 336, 170, 16);
  for (let sheet = 2; sheet >= 0; sheet -= 1) {
    const lift = (2 - sheet) * (t + 4) - 22;
    const [a, b, c, e] = corners.map(([x, y]): Point => [x, y - lift]) as [
      Point,
      Point,
      Point,
      Point,
    ];
    s.polygon([a, e, [e[0], e[1] + t], [a[0], a[1] + t]], darken(STEEL, 0.15), { w: 3 });
    s.polygon([e, c, [c[0], c[1] + t], [e[0], e[1] + t]], darken(STEEL, 0.35), { w: 3 });
    s.polygon([a, b, c, e], chequered ? '#8d979d' : '#a9b4ba');
  }
  const lift = (t + 4) * 2 - 22;
  const spot = (u: number, v: number): Point => [
    34 + 156 * v + 178 * u,
    268 - 118 * v + 64 * u - lift,
  ];
  if (chequered) {
    let d = '';
    for (let i = 1; i < 9; i += 1) {
      for (let j = 1; j < 8; j += 1) {
        const [x, y] = spot(i / 9, j / 8);
        d += (i + j) % 2 ? `M${n(x - 6)} ${n(y - 2)}l12 4` : `M${n(x - 4)} ${n(y + 4)}l9 -7`;
      }
    }
    s.path(d, 'none', { line: lighten(STEEL, 0.65), w: 3.4 });
  } else {
    s.line([spot(0.12, 0.3), spot(0.12, 0.84)], { line: '#ffffff', w: 7, o: 0.55 });
    s.line([spot(0.22, 0.5), spot(0.22, 0.84)], { line: '#ffffff', w: 5, o: 0.45 });
  }
  tag(s, 300, 322, look.str('label', ''));
}

export const barsAndSections: Drawings = {
  'ribbed-bars': {
    paint: (s, look) => bundle(s, look, true),
    focus: [130, 270],
    zoom: 2,
    scene: 'yard',
  },
  'plain-bars': {
    paint: (s, look) => bundle(s, look, false),
    focus: [130, 270],
    zoom: 2,
    scene: 'yard',
  },
  'hollow-section': { paint: hollowSection, focus: [130, 260], scene: 'yard' },
  'angle-iron': { paint: angleIron, focus: [140, 260], scene: 'yard' },
  'flat-bar': { paint: flatBar, focus: [140, 270], scene: 'yard' },
  'z-purlin': { paint: zPurlin, focus: [130, 250], scene: 'yard' },
  'steel-plate': { paint: steelPlate, focus: [220, 240], scene: 'yard' },
};
