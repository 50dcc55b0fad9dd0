import type { Drawings, Look } from '../drawing.ts';
import { CLAY, darken, GALVANISED, lighten, YELLOW } from '../palette.ts';
import { prism } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

type Profile = (k: number) => number;

/** One period of each rolled profile: 0 is the valley and 1 the crest. */
const PROFILES: Readonly<Record<string, Profile>> = {
  corrugated: (k) => 0.5 - 0.5 * Math.cos(k * 2 * Math.PI),
  box: (k) => (k < 0.5 ? 0 : k < 0.6 ? (k - 0.5) * 10 : k < 0.9 ? 1 : (1 - k) * 10),
  tile: (k) => (k < 0.3 ? 0 : Math.sin(((k - 0.3) / 0.7) * Math.PI)),
};
const PERIODS: Readonly<Record<string, number>> = { corrugated: 8, box: 5, tile: 5 };
const CRESTS: Readonly<Record<string, number>> = { corrugated: 14, box: 22, tile: 18 };
const STEPS: Readonly<Record<string, readonly number[]>> = {
  corrugated: [0, 0.25, 0.5, 0.75],
  box: [0, 0.5, 0.6, 0.9],
  tile: [0, 0.3, 0.48, 0.65, 0.82],
};

/** Sheet of a rolled profile seen from its end, receding to the right. */
function profileSheet(s: Sketch, look: Look, profile: 'corrugated' | 'box' | 'tile'): void {
  const colour = look.colour('colour', GALVANISED);
  const clear = look.str('clear', '') === 'yes';
  const periods = PERIODS[profile] ?? 6;
  const height = CRESTS[profile] ?? 16;
  const curve = PROFILES[profile] ?? (() => 0);
  const edge: Point[] = [];
  for (let p = 0; p < periods; p += 1) {
    for (const k of STEPS[profile] ?? [0])
      edge.push([
        26 + ((p + k) / periods) * 236,
        (p + k) * 5.4 * (9 / periods) - curve(k) * height,
      ]);
  }
  edge.push([262, 5.4 * 9]);
  s.shadow(204, 334, 172, 14);
  const sheets = look.num('sheets', 2);
  // Only the front edge of the lower sheets can be seen.
  for (let sheet = sheets - 1; sheet > 0; sheet -= 1) {
    const under = edge.map(([x, y]): Point => [x + 4, y + 262 + sheet * 14]);
    s.line(under, { w: 7 });
    s.line(under, { line: colour, w: 3 });
  }
  face(s, edge, 262, colour, { profile, clear });
  s.line(
    edge.map(([x, y]): Point => [x, y + 262]),
    { w: 6 },
  );
  s.line(
    edge.map(([x, y]): Point => [x, y + 262]),
    { line: lighten(colour, 0.6), w: 2 },
  );
  if (look.str('label', '') !== '') tag(s, 318, 310, look.str('label', ''));
}

function face(
  s: Sketch,
  edge: readonly Point[],
  base: number,
  colour: string,
  kind: { profile: string; clear: boolean },
): void {
  const v: Point = [110, -168];
  for (let i = edge.length - 2; i >= 0; i -= 1) {
    const [a, b] = [edge[i], edge[i + 1]] as [Point, Point];
    const slope = (b[1] - a[1] - 0.3 * (b[0] - a[0])) / (b[0] - a[0]);
    const tone =
      slope < -0.12 ? lighten(colour, 0.34) : slope > 0.12 ? darken(colour, 0.26) : colour;
    const quad: Point[] = [
      [a[0], a[1] + base],
      [b[0], b[1] + base],
      [b[0] + v[0], b[1] + base + v[1]],
      [a[0] + v[0], a[1] + base + v[1]],
    ];
    s.path(`M${quad.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`, tone, {
      line: kind.profile === 'box' ? darken(colour, 0.45) : tone,
      w: kind.profile === 'box' ? 2.6 : 1,
      ...(kind.clear ? { o: 0.55 } : {}),
    });
  }
  if (kind.profile === 'tile') {
    for (const k of [0.25, 0.5, 0.75]) {
      const across = edge.map(([x, y]): Point => [x + v[0] * k, y + base + v[1] * k]);
      s.line(
        across.map(([x, y]): Point => [x, y + 5]),
        { line: darken(colour, 0.3), w: 7, o: 0.6 },
      );
      s.line(across, { w: 3.4 });
    }
  }
  if (kind.profile === 'corrugated') {
    let d = '';
    for (let p = 0; p <= 8; p += 1) {
      const x = 26 + (p / 8) * 236;
      d += `M${n(x)} ${n(base + p * 6.1)}l${v[0]} ${v[1]}`;
    }
    s.path(d, 'none', { line: darken(colour, 0.5), w: 2.2 });
  }
  const [first, last] = [edge[0], edge.at(-1)] as [Point, Point];
  s.line([
    [first[0], first[1] + base],
    [first[0] + v[0], first[1] + base + v[1]],
    ...edge.map(([x, y]): Point => [x + v[0], y + base + v[1]]),
    [last[0], last[1] + base],
    ...edge.map(([x, y]): Point => [x, y + base]).reverse(),
  ]);
}

function ridgeCap(s: Sketch, look: Look): void {
  const colour = look.colour('colour', GALVANISED);
  const v: Point = [168, -112];
  s.shadow(204, 332, 166, 14);
  const left: Point[] = [
    [28, 300],
    [112, 224],
  ];
  s.polygon([...left, [112 + v[0], 224 + v[1]], [28 + v[0], 300 + v[1]]], lighten(colour, 0.12));
  s.polygon(
    [
      [138, 224],
      [222, 318],
      [222 + v[0], 318 + v[1]],
      [138 + v[0], 224 + v[1]],
    ],
    darken(colour, 0.1),
  );
  s.path(
    `M112 224Q125 196 138 224L${138 + v[0]} ${224 + v[1]}Q${125 + v[0]} ${196 + v[1]} ${112 + v[0]} ${224 + v[1]}Z`,
    lighten(colour, 0.4),
  );
  s.path(
    'M28 300L112 224Q125 196 138 224L222 318L214 322L136 240Q125 218 114 240L34 308Z',
    darken(colour, 0.4),
    { w: 3 },
  );
  s.line(
    [
      [44, 296],
      [44 + v[0], 296 + v[1]],
    ],
    { line: darken(colour, 0.3), w: 2.5 },
  );
  s.line(
    [
      [208, 306],
      [208 + v[0], 306 + v[1]],
    ],
    { line: darken(colour, 0.4), w: 2.5 },
  );
  for (const k of [0.15, 0.5, 0.85])
    s.circle(182 + v[0] * k, 282 + v[1] * k, 5, YELLOW, { w: 2.4 });
  tag(s, 322, 304, look.str('label', ''));
}

/** Pressed steel tile with a chip coat, in three shapes. */
function stoneCoated(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#8e2f36');
  const profile = look.str('profile', 'bond');
  s.shadow(204, 326, 172, 16);
  for (let row = 0; row < 3; row += 1) {
    const [y, x] = [142 + row * 58, 66 - row * 16];
    const [w, h] = [270 + row * 24, 70];
    s.polygon(
      [
        [x, y + h],
        [x + 14, y],
        [x + w - 14, y],
        [x + w, y + h],
      ],
      colour,
    );
    const cells = profile === 'shingle' ? 7 : 5;
    for (let i = 0; i < cells; i += 1) {
      const [a, b] = [x + (w * i) / cells, x + (w * (i + 1)) / cells];
      const mid = (a + b) / 2;
      if (profile === 'bond')
        s.path(
          `M${n(a + 4)} ${y + h}V${y + 26}Q${n(mid)} ${y - 4} ${n(b - 4)} ${y + 26}V${y + h}Q${n(mid)} ${y + h - 12} ${n(a + 4)} ${y + h}Z`,
          i % 2 ? lighten(colour, 0.14) : darken(colour, 0.08),
          { w: 3 },
        );
      else if (profile === 'roman') {
        s.path(
          `M${n(a)} ${y + h}C${n(a + 4)} ${y + 10} ${n(mid)} ${y - 2} ${n(mid + 6)} ${y + 16}L${n(mid + 10)} ${y + h}Z`,
          lighten(colour, 0.24),
          { w: 3 },
        );
        s.path(
          `M${n(mid + 6)} ${y + 16}L${n(b)} ${y + 16}V${y + h}H${n(mid + 10)}Z`,
          darken(colour, 0.16),
          { w: 3 },
        );
      } else
        s.polygon(
          [
            [a + 2, y + h + (i % 2) * 5],
            [a + 2, y + 8],
            [b - 2, y + 8],
            [b - 2, y + h + (i % 2) * 5],
          ],
          i % 3 ? darken(colour, 0.05 * (i % 3)) : lighten(colour, 0.16),
          { w: 3 },
        );
    }
    let chips = '';
    for (let i = 0; i < 34; i += 1)
      chips += `M${n(x + 16 + s.between(0, w - 32))} ${n(y + 12 + s.between(0, h - 22))}h.1`;
    s.path(chips, 'none', { line: row % 2 ? lighten(colour, 0.5) : darken(colour, 0.5), w: 3 });
  }
}

function clayTile(s: Sketch): void {
  s.shadow(202, 334, 140, 16);
  s.group('rotate(-6 200 210)', () => {
    for (const [dx, dy, tone] of [
      [34, -22, darken(CLAY, 0.12)],
      [0, 0, CLAY],
    ] as const) {
      s.group(`translate(${dx} ${dy})`, () => {
        s.path(
          'M84 96H276Q290 96 290 110V306Q290 326 272 326H256V334H116V326H92Q74 326 74 306V110Q74 96 84 96Z',
          tone,
        );
      });
    }
    for (const x of [98, 152, 206]) {
      s.path(
        `M${x} 124Q${x + 22} 108 ${x + 44} 124V290Q${x + 22} 306 ${x} 290Z`,
        lighten(CLAY, 0.22),
        { w: 3 },
      );
      s.path(`M${x + 30} 120V296Q${x + 38} 296 ${x + 44} 290V124Z`, darken(CLAY, 0.2), {
        line: 'none',
      });
    }
    s.path('M258 100V322', 'none', { line: darken(CLAY, 0.35), w: 5 });
    s.path('M78 112H288M80 308H286', 'none', { line: darken(CLAY, 0.3), w: 3 });
    s.circle(180, 104, 4, darken(CLAY, 0.6), { w: 2 });
  });
}

function gutter(s: Sketch, look: Look): void {
  const colour = look.colour('colour', GALVANISED);
  const [x, y] = [44, 244];
  const outer: Point[] = [
    [x, y],
    [x + 4, y + 44],
    [x + 24, y + 72],
    [x + 60, y + 82],
    [x + 96, y + 72],
    [x + 116, y + 44],
    [x + 120, y],
  ];
  const inner: Point[] = [
    [x + 111, y],
    [x + 107, y + 40],
    [x + 91, y + 64],
    [x + 60, y + 73],
    [x + 29, y + 64],
    [x + 13, y + 40],
    [x + 9, y],
  ];
  s.shadow(208, 336, 164, 14);
  s.polygon(
    [
      [x + 9, y],
      [x + 111, y],
      [x + 307, y - 128],
      [x + 205, y - 128],
    ],
    darken(colour, 0.34),
  );
  s.polygon(
    [
      [x + 60, y + 40],
      [x + 100, y + 20],
      [x + 290, y - 118],
      [x + 222, y - 118],
    ],
    darken(colour, 0.18),
    { line: 'none' },
  );
  prism(s, [...outer, ...inner], [196, -128], colour, { end: lighten(colour, 0.5) });
  s.line(
    [
      [x + 2, y],
      [x + 198, y - 128],
    ],
    { line: lighten(colour, 0.5), w: 6 },
  );
  for (const k of [0.35, 0.8])
    s.line(
      [
        [x + 196 * k, y - 128 * k],
        [x + 120 + 196 * k, y - 128 * k],
      ],
      { line: YELLOW, w: 8 },
    );
  tag(s, 310, 304, look.str('label', ''));
}

function downpipe(s: Sketch, look: Look): void {
  const colour = look.colour('colour', GALVANISED);
  s.shadow(220, 334, 116, 14);
  s.path(
    'M96 46H168V100Q168 118 186 124L230 140Q246 146 246 164V300Q246 306 262 312L296 324V346L240 336Q180 330 180 306V182Q180 172 170 168L122 150Q96 140 96 116Z',
    colour,
  );
  s.path(
    'M146 50V102Q150 124 178 136L216 150Q226 156 226 172V306Q228 318 250 326L290 336V344L240 334Q182 328 182 306V182Q182 172 172 168L122 148Q100 138 98 118V96Q106 130 140 140L190 160Q204 166 204 182V300',
    darken(colour, 0.14),
    { line: 'none', o: 0.6 },
  );
  s.ellipse(132, 46, 37, 12, darken(colour, 0.55));
  s.line(
    [
      [112, 66],
      [112, 112],
    ],
    { line: lighten(colour, 0.7), w: 6 },
  );
  s.line(
    [
      [196, 190],
      [196, 292],
    ],
    { line: lighten(colour, 0.7), w: 6 },
  );
  for (const y of [204, 274]) {
    s.rect(168, y, 90, 18, lighten(colour, 0.35), { r: 4, w: 3.5 });
    s.circle(160, y + 9, 7, YELLOW, { w: 3 });
  }
  s.line(
    [
      [92, 70],
      [172, 70],
    ],
    { w: 3 },
  );
  tag(s, 96, 270, look.str('label', ''));
}

export const sheets: Drawings = {
  'corrugated-sheet': {
    paint: (s, look) => profileSheet(s, look, 'corrugated'),
    focus: [150, 250],
    scene: 'roof',
  },
  'box-profile-sheet': {
    paint: (s, look) => profileSheet(s, look, 'box'),
    focus: [150, 250],
    scene: 'roof',
  },
  'tile-profile-sheet': {
    paint: (s, look) => profileSheet(s, look, 'tile'),
    focus: [180, 220],
    scene: 'roof',
  },
  'ridge-cap': { paint: ridgeCap, focus: [150, 240], scene: 'roof' },
  'stone-coated-tile': { paint: stoneCoated, focus: [160, 240], scene: 'roof' },
  'clay-roof-tile': { paint: clayTile, focus: [170, 180], scene: 'roof' },
  gutter: { paint: gutter, focus: [140, 240], scene: 'yard' },
  downpipe: { paint: downpipe, focus: [180, 150], scene: 'pair' },
};
