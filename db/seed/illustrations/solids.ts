import { darken, INK, lighten } from './palette.ts';
import { at, n, type Point, type Sketch } from './svg.ts';

/** Oblique box: front face at (x, y, w, h), receding to the right by dx and up by dy. */
export function box(
  s: Sketch,
  [x, y, w, h]: readonly [number, number, number, number],
  [dx, dy]: Point,
  colour: string,
): void {
  s.polygon(
    [
      [x, y],
      [x + dx, y - dy],
      [x + w + dx, y - dy],
      [x + w, y],
    ],
    lighten(colour, 0.32),
  );
  s.polygon(
    [
      [x + w, y],
      [x + w + dx, y - dy],
      [x + w + dx, y + h - dy],
      [x + w, y + h],
    ],
    darken(colour, 0.22),
  );
  s.polygon(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    colour,
  );
}

/** Upright cylinder; `ry` is the half height of its ends. Returns nothing but the drawing. */
export function cylinder(
  s: Sketch,
  [cx, top, rx, height, ry]: readonly [number, number, number, number, number],
  colour: string,
  lid: string = lighten(colour, 0.35),
): void {
  const bottom = top + height;
  s.path(
    `M${n(cx - rx)} ${n(top)}L${n(cx - rx + 0.8)} ${n(bottom)}A${n(rx)} ${n(ry)} 0 0 0 ` +
      `${n(cx + rx)} ${n(bottom)}L${n(cx + rx - 0.8)} ${n(top)}Z`,
    colour,
  );
  const edge = rx * 0.52;
  const drop = ry * 0.85;
  s.path(
    `M${n(cx + edge)} ${n(top)}L${n(cx + edge)} ${n(bottom + drop - 2)}A${n(rx)} ${n(ry)} 0 0 0 ` +
      `${n(cx + rx - 2)} ${n(bottom)}L${n(cx + rx - 2)} ${n(top)}Z`,
    darken(colour, 0.22),
    { line: 'none' },
  );
  s.line(
    [
      [cx - rx * 0.74, top + ry + 5],
      [cx - rx * 0.74, bottom - 4],
    ],
    {
      line: lighten(colour, 0.6),
      w: Math.max(3, rx * 0.09),
      o: 0.8,
    },
  );
  s.ellipse(cx, top, rx, ry, lid);
}

export interface TubeStyle {
  /** Share of the radius that is hollow, 0 for a solid bar. */
  hollow?: number;
  /** Fill of the cut end. */
  end?: string;
  /** Width of the end's ellipse as a share of its height. */
  squash?: number;
  w?: number;
}

/** Round bar or pipe from its near end to its far end. */
export function tube(
  s: Sketch,
  near: Point,
  far: Point,
  r: number,
  colour: string,
  style: TubeStyle = {},
): void {
  const { hollow = 0, squash = 0.42, w = 4 } = style;
  const length = Math.hypot(far[0] - near[0], far[1] - near[1]) || 1;
  const [ux, uy] = [(far[0] - near[0]) / length, (far[1] - near[1]) / length];
  const angle = n((Math.atan2(uy, ux) * 180) / Math.PI);
  const off = (p: Point, k: number): Point => [p[0] - uy * r * k, p[1] + ux * r * k];
  const arc = `A${n(r * squash)} ${n(r)} ${angle} 0 `;
  s.path(
    `M${at(off(near, -1))}L${at(off(far, -1))}${arc}1 ${at(off(far, 1))}L${at(off(near, 1))}Z`,
    colour,
    { w },
  );
  s.polygon([off(near, 0.35), off(far, 0.35), off(far, 0.86), off(near, 0.86)], darken(colour), {
    line: 'none',
  });
  s.line([off(near, -0.5), off(far, -0.5)], {
    line: lighten(colour, 0.6),
    w: Math.max(1.5, r * 0.16),
    o: 0.85,
  });
  s.group(`translate(${at(near)}) rotate(${angle})`, () => {
    s.ellipse(0, 0, r * squash, r, style.end ?? lighten(colour, 0.35), { w });
    if (hollow > 0) {
      s.ellipse(0, 0, r * squash * hollow, r * hollow, darken(colour, 0.62), { w: w * 0.6 });
    }
  });
}

/**
 * A profile swept along an oblique vector that points away from the viewer. Side faces are
 * painted from the nearest to the vector's tail onwards, which is right for open profiles too.
 */
export function prism(
  s: Sketch,
  profile: readonly Point[],
  [vx, vy]: Point,
  colour: string,
  style: { end?: string; w?: number } = {},
): void {
  const w = style.w ?? 4;
  const area = profile.reduce((sum, [x, y], index) => {
    const next = profile[(index + 1) % profile.length] ?? [x, y];
    return sum + x * next[1] - next[0] * y;
  }, 0);
  const turn = area > 0 ? 1 : -1;
  const faces = profile.map((a, index) => {
    const b = profile[(index + 1) % profile.length] ?? a;
    const [nx, ny] = [(b[1] - a[1]) * turn, (a[0] - b[0]) * turn];
    return { a, b, nx, ny, near: (a[0] + b[0]) * vx + (a[1] + b[1]) * vy };
  });
  const seen = faces
    .filter(({ nx, ny }) => nx * vx + ny * vy > 0.01)
    .sort((first, second) => first.near - second.near);
  for (const { a, b, nx, ny } of seen) {
    const up = -ny / (Math.hypot(nx, ny) || 1);
    const tone =
      up > 0.3 ? lighten(colour, 0.28 * up) : darken(colour, 0.24 - 0.2 * Math.max(up, 0));
    s.polygon([a, b, [b[0] + vx, b[1] + vy], [a[0] + vx, a[1] + vy]], tone, { w });
  }
  s.polygon(profile, style.end ?? colour, { w });
}

/** Coil of round strands lying at a slant: stacked rings, the near one on top. */
export function coil(
  s: Sketch,
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  strand: { count: number; thickness: number; turns?: number },
  colour: string,
): void {
  const { count, thickness, turns = 4 } = strand;
  const band = rx * 0.36;
  for (let layer = 0; layer < count; layer += 1) {
    const y = cy + (count - 1 - layer) * thickness;
    const inner: Point = [rx - band, ry - band * (ry / rx)];
    s.ring(cx, y, [rx, ry], inner, layer === count - 1 ? lighten(colour, 0.12) : colour);
  }
  for (let turn = 1; turn < turns; turn += 1) {
    const k = 1 - (0.36 * turn) / turns;
    s.ellipse(cx, cy, rx * k, ry * k, 'none', { line: darken(colour, 0.35), w: 2.2 });
  }
  s.path(
    `M${n(cx - rx * 0.86)} ${n(cy - ry * 0.22)}A${n(rx * 0.88)} ${n(ry * 0.88)} 0 0 1 ` +
      `${n(cx - rx * 0.2)} ${n(cy - ry * 0.85)}`,
    'none',
    { line: lighten(colour, 0.65), w: 4, o: 0.8 },
  );
}

/** Small round fixing: a screw head or a rivet. */
export function rivet(s: Sketch, x: number, y: number, r: number, colour: string): void {
  s.circle(x, y, r, lighten(colour, 0.3), { w: Math.min(2.5, r * 0.6) });
  s.line(
    [
      [x - r * 0.5, y - r * 0.4],
      [x + r * 0.5, y + r * 0.4],
    ],
    { line: INK, w: 1.8 },
  );
}
