import type { Drawings, Look } from '../drawing.ts';
import { darken, GALVANISED, lighten } from '../palette.ts';
import { tube } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

const REST = { line: 'none' } as const;

/** Standing roll of open mesh; `pattern` adds the wires of its near side. */
function standingRoll(
  s: Sketch,
  [rx, top, ry]: readonly [number, number, number],
  tint: string,
  pattern: () => void,
): void {
  s.shadow(204, 334, rx + 24, 20);
  s.path(`M${200 - rx} ${top}V320A${rx} ${ry} 0 0 0 ${200 + rx} 320V${top}Z`, tint, {
    o: 0.55,
    line: 'none',
  });
  s.path(
    `M${200 + rx * 0.5} ${top}V${320 + ry * 0.8}A${rx} ${ry} 0 0 0 ${200 + rx} 320V${top}Z`,
    darken(tint, 0.3),
    { ...REST, o: 0.4 },
  );
  pattern();
  s.ellipse(200, top, rx, ry, lighten(tint, 0.2), { o: 1 });
  for (const k of [0.74, 0.5, 0.26]) s.ellipse(200, top, rx * k, ry * k, 'none', { w: 2.6 });
  s.path(`M${200 - rx} ${top}V320A${rx} ${ry} 0 0 0 ${200 + rx} 320V${top}`, 'none');
}

function brcRoll(s: Sketch, look: Look): void {
  const w = look.num('wire', 6) * 0.75 + 0.5;
  const [rx, top, ry] = [104, 92, 34];
  standingRoll(s, [rx, top, ry], '#a59a92', () => {
    let d = '';
    for (let k = 1; k < 6; k += 1)
      d += `M${200 - rx} ${top + k * 42}a${rx} ${ry} 0 0 0 ${rx * 2} 0`;
    for (let a = 18; a < 180; a += 24) {
      const [c, v] = [Math.cos((a * Math.PI) / 180) * rx, Math.sin((a * Math.PI) / 180) * ry];
      d += `M${n(200 + c)} ${n(top + v)}v228`;
    }
    s.path(d, 'none', { line: '#5b4a43', w });
  });
  s.path(
    'M304 110L372 92V316L304 322M304 152L372 134M304 194L372 180M304 238L372 228M304 280L372 272M338 100V320',
    'none',
    { line: '#5b4a43', w },
  );
  s.line(
    [
      [100, 214],
      [130, 236],
      [200, 250],
      [268, 236],
      [302, 214],
    ],
    { line: '#f6b91d', w: 9 },
  );
  tag(s, 170, 300, look.str('label', 'A142'));
}

function brcSheet(s: Sketch, look: Look): void {
  const w = look.num('wire', 6) * 0.8 + 0.5;
  s.shadow(200, 334, 168, 16);
  for (const [lift, tone] of [
    [0, '#8a7a72'],
    [22, '#5b4a43'],
  ] as const) {
    let d = '';
    for (let i = 0; i <= 6; i += 1) {
      const k = i / 6;
      d += `M${n(30 + 172 * k)} ${n(262 - lift - 122 * k)}l172 66`;
      d += `M${n(30 + 172 * k)} ${n(262 - lift + 66 * k)}l172 -122`;
    }
    s.path(d, 'none', { line: tone, w });
    if (lift === 0)
      for (const [x, y] of [
        [60, 290],
        [230, 320],
      ] as const)
        tube(s, [x, y], [x + 110, y - 78], 9, '#b58a5c', { w: 3 });
  }
  tag(s, 310, 324, look.str('label', 'A142'));
}

function chainLink(s: Sketch, look: Look): void {
  const w = Math.max(2.4, 7 - look.num('gauge', 14) * 0.28);
  const top = 246 - look.num('height', 5) * 30;
  const [rx, ry] = [88, 28];
  standingRoll(s, [rx, top, ry], GALVANISED, () => {
    let d = '';
    const step = 26;
    const rows = Math.round((320 - top) / step);
    const gap = (320 - top) / rows;
    const column = (i: number): [number, number] => {
      const a = ((180 - i * 15) * Math.PI) / 180;
      return [200 + Math.cos(a) * rx, Math.sin(a) * ry];
    };
    for (let i = 0; i < 12; i += 1) {
      const [[x1, v1], [x2, v2]] = [column(i), column(i + 1)];
      for (let row = 0; row < rows; row += 1) {
        const [near, far] = [top + row * gap, top + (row + 1) * gap];
        d += `M${n(x1)} ${n(near + v1)}L${n(x2)} ${n(far + v2)}M${n(x1)} ${n(far + v1)}L${n(x2)} ${n(near + v2)}`;
      }
    }
    s.path(d, 'none', { line: '#66727a', w });
  });
  let flap = '';
  for (let y = top + 14; y < 300; y += 36)
    flap += `M288 ${n(y)}l18 18l18 -18l18 18M288 ${n(y + 36)}l18 -18l18 18l18 -18`;
  s.path(flap, 'none', { line: '#66727a', w });
  tag(s, 160, 318, look.str('label', ''));
}

function chickenMesh(s: Sketch, look: Look): void {
  s.shadow(204, 334, 150, 16);
  s.path('M120 118L330 176V318L120 324Z', '#dfe6e8', { ...REST, o: 0.5 });
  let d = '';
  for (let row = 0; row < 9; row += 1) {
    for (let i = 0; i < 8; i += 1) {
      const [x, y] = [118 + i * 27 + (row % 2) * 13.5, 150 + row * 19 + i * 0.5];
      if (y > 308) continue;
      d += `M${n(x)} ${n(y)}l7 -6h8l7 6l-7 6h-8z`;
    }
  }
  s.path(d, 'none', { line: '#7d8990', w: 2.2 });
  for (const k of [58, 40, 22]) {
    s.path(
      `M${110 - k} 120A${k} ${n(k * 0.34)} 0 0 1 ${110 + k} 120V306A${k} ${n(k * 0.34)} 0 0 1 ${110 - k} 306Z`,
      k === 58 ? '#c9d2d6' : 'none',
      { w: k === 58 ? 4 : 2 },
    );
  }
  let near = '';
  for (let row = 0; row < 9; row += 1) {
    for (let i = 0; i < 5; i += 1) {
      const [x, y] = [56 + i * 22 + (row % 2) * 11, 148 + row * 19];
      near += `M${x} ${y}l6 -6h6l6 6l-6 6h-6z`;
    }
  }
  s.path(near, 'none', { line: '#6c7880', w: 2 });
  tag(s, 292, 330, look.str('label', '3 FT'));
}

export const mesh: Drawings = {
  'brc-roll': { paint: brcRoll, focus: [220, 200], scene: 'row' },
  'brc-sheet': { paint: brcSheet, focus: [200, 220], scene: 'yard' },
  'chain-link': { paint: chainLink, focus: [220, 200], scene: 'row' },
  'chicken-mesh': { paint: chickenMesh, focus: [180, 220], scene: 'row' },
};
