import type { Drawings, Look } from '../drawing.ts';
import { CONCRETE, darken, INK, LEAF, lighten } from '../palette.ts';
import { box, prism } from '../solids.ts';
import { n, type Point, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

/** Zigzag cabro block in plan, given a slight height. */
function zigzag(s: Sketch, x: number, y: number, k: number, colour: string, high: number): void {
  const plan: Point[] = [
    [0, 14],
    [22, 0],
    [44, 14],
    [66, 0],
    [88, 14],
    [110, 0],
    [132, 14],
    [132, 62],
    [110, 76],
    [88, 62],
    [66, 76],
    [44, 62],
    [22, 76],
    [0, 62],
  ];
  const at = (drop: number): Point[] =>
    plan.map(([px, py]) => [x + (px + py * 0.42) * k, y + py * 0.82 * k + drop] as const);
  s.polygon(at(high), darken(colour, 0.35));
  s.polygon([...at(0).slice(7, 14), ...at(high).slice(7, 14).reverse()], darken(colour, 0.28), {
    w: 3,
  });
  s.polygon(at(0), colour);
  let d = '';
  for (let i = 0; i < 16; i += 1)
    d += `M${n(x + (14 + s.between(0, 120)) * k)} ${n(y + (16 + s.between(0, 40)) * k)}h.1`;
  s.path(d, 'none', { line: darken(colour, 0.3), w: 3.4 });
}

function pavingBlock(s: Sketch, look: Look): void {
  const colour = look.colour('colour', CONCRETE);
  const high = look.num('thickness', 60) * 0.52;
  s.shadow(206, 332, 168, 16);
  zigzag(s, 30, 226, 1.22, lighten(colour, 0.08), high);
  zigzag(s, 192, 226, 1.22, darken(colour, 0.06), high);
  zigzag(s, 92, 118, 1.4, colour, high);
  tag(s, 326, 176, look.str('label', ''));
}

function kerb(s: Sketch): void {
  const profile: readonly Point[] = [
    [52, 326],
    [52, 150],
    [82, 150],
    [96, 156],
    [112, 190],
    [120, 206],
    [120, 326],
  ];
  s.shadow(206, 334, 164, 15);
  prism(s, profile, [226, -92], CONCRETE, { end: lighten(CONCRETE, 0.22) });
  for (let i = 0; i < 3; i += 1) {
    const [x, y] = [120 + i * 76, -31 * i];
    s.polygon(
      [
        [x, 222 + y],
        [x + 38, 206.5 + y],
        [x + 38, 310.5 + y],
        [x, 326 + y],
      ],
      i % 2 ? '#fbf7ef' : '#3d3835',
      { line: 'none', o: 0.9 },
    );
    s.polygon(
      [
        [x + 38, 206.5 + y],
        [x + 74, 192 + y],
        [x + 74, 296 + y],
        [x + 38, 310.5 + y],
      ],
      i % 2 ? '#3d3835' : '#fbf7ef',
      { line: 'none', o: 0.9 },
    );
  }
  s.polygon(
    [
      [120, 206],
      [346, 114],
      [346, 234],
      [120, 326],
    ],
    'none',
  );
}

function drainChannel(s: Sketch): void {
  s.shadow(206, 332, 166, 15);
  const v: Point = [150, -112];
  const [x, y] = [34, 236];
  s.path(
    `M${x + 18} ${y}Q${x + 92} ${y + 88} ${x + 168} ${y}L${x + 168 + v[0]} ${y + v[1]}Q${x + 92 + v[0]} ${y + 88 + v[1]} ${x + 18 + v[0]} ${y + v[1]}Z`,
    darken(CONCRETE, 0.25),
  );
  s.path(
    `M${x + 92} ${y + 44}L${x + 92 + v[0]} ${y + 44 + v[1]}Q${x + 140 + v[0]} ${y + 36 + v[1]} ${x + 168 + v[0]} ${y + v[1]}L${x + 168} ${y}Q${x + 134} ${y + 40} ${x + 92} ${y + 44}Z`,
    lighten(CONCRETE, 0.25),
    { w: 3 },
  );
  s.polygon(
    [
      [x, y],
      [x + 18, y],
      [x + 18 + v[0], y + v[1]],
      [x + v[0], y + v[1]],
    ],
    lighten(CONCRETE, 0.4),
  );
  s.polygon(
    [
      [x + 168, y],
      [x + 186, y],
      [x + 186 + v[0], y + v[1]],
      [x + 168 + v[0], y + v[1]],
    ],
    lighten(CONCRETE, 0.4),
  );
  s.polygon(
    [
      [x + 186, y],
      [x + 186 + v[0], y + v[1]],
      [x + 186 + v[0], y + 90 + v[1]],
      [x + 186, y + 90],
    ],
    darken(CONCRETE, 0.24),
  );
  s.path(
    `M${x} ${y}H${x + 18}Q${x + 92} ${y + 88} ${x + 168} ${y}H${x + 186}V${y + 90}H${x}Z`,
    CONCRETE,
  );
  s.path('M112 284Q160 250 240 196', 'none', { line: '#7fb4cf', w: 9 });
}

function pavingSlab(s: Sketch): void {
  s.shadow(206, 336, 164, 16);
  for (const lift of [0, 40, 80]) {
    const [y, t] = [290 - lift, 26];
    s.polygon(
      [
        [26, y - 20],
        [190, y + 22],
        [190, y + 22 + t],
        [26, y - 20 + t],
      ],
      CONCRETE,
    );
    s.polygon(
      [
        [190, y + 22],
        [376, y - 38],
        [376, y - 38 + t],
        [190, y + 22 + t],
      ],
      darken(CONCRETE, 0.26),
    );
    s.polygon(
      [
        [26, y - 20],
        [190, y + 22],
        [376, y - 38],
        [214, y - 78],
      ],
      lighten(CONCRETE, 0.3),
    );
  }
  let d = '';
  for (let i = 0; i < 60; i += 1) {
    const [u, v] = [s.between(0.05, 0.95), s.between(0.05, 0.95)];
    d += `M${n(26 + 164 * u + 188 * v)} ${n(190 + 42 * u - 58 * v)}h.1`;
  }
  s.path(d, 'none', { line: darken(CONCRETE, 0.22), w: 4 });
}

function culvert(s: Sketch, look: Look): void {
  const r = 62 + look.num('diameter', 600) * 0.058;
  const squash = 0.52;
  const near: Point = [64 + r * squash, 326 - r];
  const far: Point = [Math.min(338, near[0] + 190), near[1] - 58];
  s.shadow(206, 334, 164, 15);
  s.path(
    `M${n(near[0])} ${n(near[1] - r)}L${n(far[0])} ${n(far[1] - r * 0.94)}A${n(r * squash)} ${n(r * 0.94)} 0 0 1 ${n(far[0])} ${n(far[1] + r * 0.94)}L${n(near[0])} ${n(near[1] + r)}Z`,
    CONCRETE,
  );
  s.path(
    `M${n(near[0] + r * 0.3)} ${n(near[1] + r * 0.4)}L${n(far[0] + r * 0.46)} ${n(far[1] + r * 0.3)}A${n(r * squash)} ${n(r * 0.94)} 0 0 1 ${n(far[0])} ${n(far[1] + r * 0.92)}L${n(near[0])} ${n(near[1] + r - 2)}Z`,
    darken(CONCRETE, 0.24),
    { line: 'none' },
  );
  s.ellipse(near[0], near[1], r * squash, r, lighten(CONCRETE, 0.28));
  s.ellipse(near[0] + 2, near[1], r * squash * 0.76, r * 0.78, darken(CONCRETE, 0.62));
  s.path(
    `M${n(near[0] - r * 0.16)} ${n(near[1] + r * 0.72)}Q${n(near[0] + r * 0.4)} ${n(near[1] + r * 0.5)} ${n(near[0] + r * 0.38)} ${n(near[1] - r * 0.1)}Q${n(near[0] + r * 0.2)} ${n(near[1] + r * 0.46)} ${n(near[0] - r * 0.16)} ${n(near[1] + r * 0.72)}Z`,
    darken(CONCRETE, 0.3),
    { line: 'none' },
  );
  s.path(
    `M${n(far[0] - 36)} ${n(far[1] - r * 0.96 + 11)}A${n(r * squash)} ${n(r * 0.94)} 0 0 1 ${n(far[0] - 36)} ${n(far[1] + r * 0.95 + 11)}`,
    'none',
    { w: 3 },
  );
  s.path(
    `M${n(near[0] + r * 0.5)} ${n(near[1] - r * 0.72)}L${n(far[0] - 50)} ${n(far[1] - r * 0.7)}`,
    'none',
    { line: lighten(CONCRETE, 0.6), w: 8, o: 0.8 },
  );
  tag(s, 318, 318, `${look.num('diameter', 600)}`);
}

function manholeCover(s: Sketch, look: Look): void {
  const heavy = look.str('duty', 'light') === 'heavy';
  const iron = heavy ? '#57514e' : '#77706c';
  s.shadow(206, 326, 172, 15);
  const deep = heavy ? 34 : 18;
  const a: Point[] = [
    [18, 240],
    [160, 138],
    [384, 206],
    [246, 318],
  ];
  s.polygon(
    [
      [18, 240],
      [246, 318],
      [246, 318 + deep],
      [18, 240 + deep],
    ],
    darken(iron, 0.2),
  );
  s.polygon(
    [
      [246, 318],
      [384, 206],
      [384, 206 + deep],
      [246, 318 + deep],
    ],
    darken(iron, 0.4),
  );
  s.polygon(a, lighten(iron, 0.22));
  const at = (u: number, v: number): Point => [
    18 + 228 * u + 142 * v,
    240 + 78 * u - 102 * v - 4 * u * v,
  ];
  s.polygon([at(0.1, 0.1), at(0.1, 0.9), at(0.9, 0.9), at(0.9, 0.1)], iron);
  for (let i = 0; i < 6; i += 1) {
    for (let j = 0; j < 4; j += 1) {
      const [u, v] = [0.15 + i * 0.118, 0.16 + j * 0.176];
      s.polygon(
        [at(u, v), at(u, v + 0.13), at(u + 0.085, v + 0.13), at(u + 0.085, v)],
        (i + j) % 2 ? lighten(iron, 0.3) : lighten(iron, 0.14),
        { w: 2.4 },
      );
    }
  }
  for (const [u, v] of [
    [0.14, 0.5],
    [0.86, 0.5],
  ] as const) {
    const p = at(u, v);
    s.ellipse(p[0], p[1], 12, 6, INK, { w: 2 });
  }
}

function grassPaver(s: Sketch): void {
  s.shadow(206, 334, 170, 15);
  const at = (u: number, v: number): Point => [22 + 198 * u + 154 * v, 234 + 66 * u - 104 * v];
  s.polygon([at(0, 0), at(1, 0), [220, 334], [22, 268]], CONCRETE);
  s.polygon([at(1, 0), at(1, 1), [374, 230], [220, 334]], darken(CONCRETE, 0.26));
  s.polygon([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], lighten(CONCRETE, 0.28));
  let blades = '';
  for (let i = 0; i < 3; i += 1) {
    for (let j = 0; j < 3; j += 1) {
      const [u, v] = [0.07 + i * 0.31, 0.07 + j * 0.31];
      s.polygon([at(u, v), at(u, v + 0.24), at(u + 0.24, v + 0.24), at(u + 0.24, v)], '#6f5a44', {
        w: 3,
      });
      for (let k = 0; k < 7; k += 1) {
        const p = at(u + s.between(0.03, 0.21), v + s.between(0.03, 0.21));
        blades += `M${n(p[0])} ${n(p[1])}q${n(s.between(-6, 6))} -12 ${n(s.between(-9, 9))} -24`;
      }
    }
  }
  s.path(blades, 'none', { line: darken(LEAF, 0.3), w: 5 });
  s.path(blades, 'none', { line: LEAF, w: 2.6 });
}

function concretePost(s: Sketch, look: Look): void {
  const tall = look.num('feet', 7) > 7.5 ? 24 : 0;
  s.shadow(214, 334, 130, 13);
  for (const x of [236, 168, 100]) {
    box(s, [x, 84 - tall, 34, 246 + tall], [13, 9], CONCRETE);
    s.polygon(
      [
        [x, 84 - tall],
        [x + 6, 60 - tall],
        [x + 40, 58 - tall],
        [x + 47, 75 - tall],
        [x + 34, 84 - tall],
      ],
      lighten(CONCRETE, 0.3),
    );
    for (let y = 112 - tall; y < 300; y += 44) s.circle(x + 17, y, 4.5, INK, { w: 2 });
  }
  s.path('M40 156H380M40 244H380', 'none', { line: '#7d868b', w: 3.4 });
  s.path(
    'M66 148l12 16M78 148l-12 16M150 148l12 16M162 148l-12 16M326 148l12 16M338 148l-12 16M66 236l12 16M78 236l-12 16M326 236l12 16M338 236l-12 16',
    'none',
    { w: 3 },
  );
  tag(s, 322, 322, look.str('label', ''));
}

export const drainage: Drawings = {
  'paving-block': { paint: pavingBlock, focus: [200, 220], scene: 'pallet' },
  kerb: { paint: kerb, focus: [180, 210], scene: 'yard' },
  'drain-channel': { paint: drainChannel, focus: [170, 230], scene: 'yard' },
  'paving-slab': { paint: pavingSlab, focus: [180, 230], scene: 'pallet' },
  culvert: { paint: culvert, focus: [150, 240], scene: 'row' },
  'manhole-cover': { paint: manholeCover, focus: [200, 230], scene: 'site' },
  'grass-paver': { paint: grassPaver, focus: [200, 220], scene: 'pallet' },
  'concrete-post': { paint: concretePost, focus: [190, 150], scene: 'pair' },
};
