import type { Drawings, Look } from '../drawing.ts';
import { BARK, darken, lighten, TIMBER, WHITE } from '../palette.ts';
import { box, prism, tube } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

/** Year rings on an end of sawn timber. */
function rings(
  s: Sketch,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
): void {
  const tone = { line: darken(colour, 0.3), w: 2.2 };
  const r = Math.min(w, h);
  for (const k of [0.35, 0.62, 0.88])
    s.path(
      `M${n(x + w * 0.5 - r * k * 0.5)} ${n(y + h - 3)}Q${n(x + w * 0.5)} ${n(y + h - h * k * 1.25)} ${n(x + w * 0.5 + r * k * 0.5)} ${n(y + h - 3)}`,
      'none',
      tone,
    );
}

/** Sawn or planed timber, two or more pieces of the section, receding. */
function sawn(s: Sketch, look: Look): void {
  const colour = look.colour('colour', TIMBER);
  const [wide, thick] = [look.num('width', 4), look.num('thick', 2)];
  const scale = wide > 8 ? 17 : wide > 5 ? 24 : 30;
  const [w, h] = [wide * scale, thick * scale];
  const columns = Math.max(1, Math.min(3, Math.floor(200 / w)));
  const v: Point = [Math.min(190, 338 - columns * (w + 5)), -140];
  const rows = Math.max(2, Math.min(4, Math.floor(150 / h)));
  s.shadow(206, 332, 168, 16);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = 34 + column * (w + 5) + s.between(-3, 3);
      const y = 328 - (row + 1) * (h + 4);
      const tone = s.between(0, 1) > 0.5 ? colour : darken(colour, 0.07);
      prism(
        s,
        [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
        v,
        tone,
        { end: lighten(tone, 0.3), w: 3.5 },
      );
      rings(s, [x + 2, y + 2, w - 4, h - 4], tone);
      if (row === rows - 1)
        s.path(
          `M${n(x + w * 0.35)} ${n(y - 6)}l${n(v[0] * 0.8)} ${n(v[1] * 0.8)}M${n(x + w * 0.7)} ${n(y - 12)}l${n(v[0] * 0.6)} ${n(v[1] * 0.6)}`,
          'none',
          { line: darken(tone, 0.22), w: 2.2 },
        );
    }
  }
  tag(s, 322, 300, look.str('label', ''));
}

function poles(s: Sketch, look: Look): void {
  const treated = look.str('treated', '') === 'yes';
  const colour = treated ? '#8f9467' : BARK;
  const r = look.num('radius', 26);
  const count = treated ? 3 : Math.round(88 / r);
  s.shadow(204, 334, 170, 15);
  for (let row = 0; row < 2; row += 1) {
    for (let i = 0; i < count - row; i += 1) {
      const [x, y] = [56 + r * 0.3 + (i + row * 0.5) * r * 2, 328 - r - row * r * 1.7];
      tube(s, [x, y], [x + 178 + s.between(-16, 10), y - 158 + s.between(-8, 8)], r, colour, {
        end: '#e4c48f',
      });
      s.group(`translate(${n(x)} ${n(y)}) rotate(-41)`, () => {
        for (const k of [0.66, 0.34])
          s.ellipse(0, 0, r * 0.42 * k, r * k, 'none', { line: '#a77f4d', w: 2.2 });
        s.path(
          `M${n(r)} ${n(-r * 0.2)}h54M${n(r * 1.6)} ${n(r * 0.36)}h40M120 ${n(-r * 0.1)}h50`,
          'none',
          { line: darken(colour, 0.35), w: 2.4 },
        );
      });
    }
  }
  tag(s, 316, 302, look.str('label', ''));
}

function tongueAndGroove(s: Sketch, colour: string): void {
  for (const [x, y] of [
    [192, 262],
    [108, 286],
    [24, 310],
  ] as const) {
    prism(
      s,
      [
        [x, y - 26],
        [x + 86, y - 26],
        [x + 86, y - 18],
        [x + 98, y - 18],
        [x + 98, y - 8],
        [x + 86, y - 8],
        [x + 86, y],
        [x, y],
        [x, y - 8],
        [x + 10, y - 8],
        [x + 10, y - 18],
        [x, y - 18],
      ],
      [104, -188],
      x === 108 ? darken(colour, 0.06) : colour,
      { end: lighten(colour, 0.35), w: 3.5 },
    );
    s.path(`M${x + 30} ${y - 34}l88 -158M${x + 62} ${y - 36}l70 -128`, 'none', {
      line: darken(colour, 0.22),
      w: 2.2,
    });
  }
}

/** End profiles of the shaped boards, standing at (x, y). */
function mouldings(x: number, y: number, high: number): Readonly<Record<string, readonly Point[]>> {
  return {
    skirting: [
      [x, y],
      [x, y - high],
      [x + 12, y - high],
      [x + 20, y - high + 14],
      [x + 30, y - high + 22],
      [x + 30, y - high + 38],
      [x + 38, y - high + 46],
      [x + 38, y],
    ],
    fascia: [
      [x, y],
      [x, y - high],
      [x + 32, y - high],
      [x + 32, y - 22],
      [x + 26, y - 12],
      [x + 18, y],
    ],
    cornice: [
      [x, y - high],
      [x + 112, y - high],
      [x + 112, y - high + 16],
      [x + 96, y - high + 22],
      [x + 66, y - high + 34],
      [x + 40, y - high + 58],
      [x + 26, y - high + 84],
      [x + 22, y - high + 104],
      [x + 14, y - high + 118],
      [x, y - high + 118],
    ],
  };
}

/** Shaped boards: fascia, tongue-and-groove, skirting, cornice. */
function moulded(s: Sketch, look: Look): void {
  const colour = look.colour('colour', TIMBER);
  const shape = look.str('shape', 'skirting');
  s.shadow(204, 332, 166, 15);
  if (shape === 'tongue') {
    tongueAndGroove(s, colour);
    return;
  }
  const high = 96 + look.num('width', 4) * 7;
  const [x, y] = [70, 322];
  const lift: Point = shape === 'cornice' ? [0, 10] : [0, 0];
  const profile = (mouldings(x, y, high)[shape] ?? []).map(
    ([px, py]): Point => [px + lift[0], py + lift[1]],
  );
  prism(s, profile, [208, -120], colour, { end: lighten(colour, 0.32) });
  if (shape !== 'cornice')
    s.path(
      `M${x + 60} ${y - 40}l176 -102M${x + 70} ${y - 74}l150 -87M${x + 90} ${y - 26}l120 -70`,
      'none',
      { line: darken(colour, 0.38), w: 2.2 },
    );
  tag(s, 316, 306, look.str('label', ''));
}

/** Core of a board seen on its cut edge. */
function edgeCore(s: Sketch, kind: string, t: number, colour: string): void {
  const edge: readonly [Point, Point] = [
    [34, 286],
    [196, 340],
  ];
  const along = (k: number, drop: number): Point => [
    edge[0][0] + 162 * k,
    edge[0][1] + 54 * k + drop,
  ];
  let d = '';
  if (kind === 'ply')
    for (let i = 1; i < t / 4.5; i += 1)
      s.line([along(0, i * 4.5), along(1, i * 4.5)], {
        line: i % 2 ? darken(colour, 0.45) : lighten(colour, 0.4),
        w: 2.2,
      });
  if (kind === 'block')
    for (let i = 1; i < 8; i += 1)
      s.line([along(i / 8, 3), along(i / 8, t - 3)], { line: darken(colour, 0.4), w: 2.6 });
  if (kind === 'chip') {
    for (let i = 0; i < 60; i += 1) {
      const p = along(s.between(0.02, 0.97), s.between(3, t - 3));
      d += `M${n(p[0])} ${n(p[1])}l${n(s.between(2, 6))} ${n(s.between(-2, 3))}`;
    }
    s.path(d, 'none', { line: darken(colour, 0.4), w: 2.4 });
  }
}

/** Sheets of board lying in a stack with one corner to the viewer. */
function board(s: Sketch, look: Look): void {
  const kind = look.str('core', 'ply');
  const colour = look.colour('colour', TIMBER);
  const edge = look.colour('edge', '#e3c48f');
  const t = 9 + look.num('thickness', 12) * 1.35;
  s.shadow(204, 342, 166, 14);
  const a: Point = [34, 286 - t];
  const b: Point = [196, 340 - t];
  const c: Point = [372, 232 - t];
  const d: Point = [214, 172 - t];
  for (const lift of [0, -t - 5]) {
    const up = ([x, y]: Point): Point => [x, y + lift];
    s.polygon([up(a), up(b), [b[0], b[1] + t + lift], [a[0], a[1] + t + lift]], edge, { w: 3.5 });
    s.polygon(
      [up(b), up(c), [c[0], c[1] + t + lift], [b[0], b[1] + t + lift]],
      darken(edge, 0.22),
      { w: 3.5 },
    );
    s.group(`translate(0 ${n(-t + lift)})`, () => edgeCore(s, kind, t, edge));
    s.polygon([up(a), up(b), up(c), up(d)], lift ? lighten(colour, 0.1) : colour);
  }
  const top = -t * 2 - 5;
  s.group(`translate(0 ${n(top)})`, () => surface(s, look.str('surface', 'grain'), colour));
  tag(s, 316, 328, look.str('label', ''), look.colour('brandColour', '#f6b91d'));
}

function surface(s: Sketch, kind: string, colour: string): void {
  const at = (u: number, v: number): string =>
    `${n(34 + 162 * v + 180 * u)} ${n(286 + 54 * v - 114 * u)}`;
  const dark = { line: darken(colour, 0.2), w: 2.4 };
  if (kind === 'grain') {
    for (const v of [0.16, 0.34, 0.72, 0.88])
      s.path(`M${at(0.06, v)}Q${at(0.5, v + 0.07)} ${at(0.94, v)}`, 'none', dark);
    s.path(
      `M${at(0.2, 0.54)}Q${at(0.46, 0.4)} ${at(0.8, 0.54)}Q${at(0.46, 0.66)} ${at(0.2, 0.54)}M${at(0.34, 0.54)}Q${at(0.48, 0.48)} ${at(0.62, 0.54)}Q${at(0.48, 0.6)} ${at(0.34, 0.54)}`,
      'none',
      dark,
    );
  }
  if (kind === 'speckle') {
    let d = '';
    for (let i = 0; i < 80; i += 1)
      d += `M${at(s.between(0.04, 0.94), s.between(0.04, 0.94))}l${n(s.between(2, 7))} ${n(s.between(-3, 3))}`;
    s.path(d, 'none', dark);
  }
  if (kind === 'film') {
    s.path(`M${at(0.2, 0.3)}L${at(0.75, 0.3)}M${at(0.3, 0.42)}L${at(0.6, 0.42)}`, 'none', {
      line: WHITE,
      w: 7,
      o: 0.4,
    });
  }
  if (kind === 'holes') {
    let d = '';
    for (let u = 0.08; u < 0.98; u += 0.07)
      for (let v = 0.1; v < 0.98; v += 0.09) d += `M${at(u, v)}h.1`;
    s.path(d, 'none', { line: darken(colour, 0.35), w: 4 });
  }
}

/** Gypsum boards leaning on a wall: paper faces, white core, tapered edge. */
function gypsumBoard(s: Sketch, look: Look): void {
  const paper = look.colour('colour', '#e4ded0');
  const t = 8 + look.num('thickness', 12);
  s.shadow(214, 336, 128, 14);
  for (const dx of [56, 28, 0]) {
    box(s, [96 + dx, 74 - dx * 0.34, 176, 256], [t * 0.8, t * 0.4], paper);
    s.polygon(
      [
        [272 + dx + 3, 72 - dx * 0.34],
        [272 + dx + t * 0.6, 70 - dx * 0.34 - t * 0.2],
        [272 + dx + t * 0.6, 322 - dx * 0.34],
        [272 + dx + 3, 326 - dx * 0.34],
      ],
      '#ffffff',
      { line: 'none' },
    );
  }
  const ink = look.colour('brandColour', '#2f8583');
  s.path('M110 84V320M258 84V320', 'none', { line: darken(paper, 0.12), w: 3 });
  s.polygon(
    [
      [97, 180],
      [272, 180],
      [272, 232],
      [97, 232],
    ],
    ink,
    { w: 3 },
  );
  s.label(ink, look.str('brand', 'GYPSUM'), 184, 206, 26, 150);
  s.text(`${look.str('thickness', '12')} MM`, 184, 268, 24, { colour: darken(paper, 0.6) });
  s.path('M120 96h40M120 108h26', 'none', { line: ink, w: 4 });
  if (look.str('grade', '') === 'wet')
    s.path('M184 106C204 134 204 152 184 156C164 152 164 134 184 106Z', '#4b94be', { w: 3 });
}

export const timber: Drawings = {
  'sawn-timber': { paint: sawn, focus: [130, 250], scene: 'yard' },
  poles: { paint: poles, focus: [130, 260], scene: 'yard' },
  moulding: { paint: moulded, focus: [130, 250], scene: 'yard' },
  board: { paint: board, focus: [170, 280], zoom: 2, scene: 'yard' },
  'gypsum-board': { paint: gypsumBoard, focus: [220, 170], scene: 'facade' },
};
