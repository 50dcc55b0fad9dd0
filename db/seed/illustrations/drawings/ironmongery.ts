import type { Drawings, Look } from '../drawing.ts';
import { BRASS, CHROME, darken, INK, lighten, STEEL, TIMBER, YELLOW } from '../palette.ts';
import { box, rivet, tube } from '../solids.ts';
import type { Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

function morticeLock(s: Sketch, look: Look): void {
  s.shadow(204, 336, 140, 13);
  box(s, [176, 96, 132, 196], [20, 14], STEEL);
  s.rect(156, 64, 24, 262, lighten(STEEL, 0.4), { r: 3 });
  rivet(s, 168, 82, 7, STEEL);
  rivet(s, 168, 308, 7, STEEL);
  s.polygon(
    [
      [156, 148],
      [126, 160],
      [126, 178],
      [156, 178],
    ],
    BRASS,
  );
  s.rect(122, 214, 36, 40, BRASS);
  s.circle(226, 158, 16, lighten(STEEL, 0.3));
  s.rect(219, 151, 14, 14, INK, { w: 2 });
  s.path('M220 214a11 11 0 1 1 12 0l4 30h-20Z', INK, { w: 3 });
  for (const [x, y] of [
    [286, 118],
    [286, 272],
    [196, 272],
  ] as const)
    rivet(s, x, y, 7, STEEL);
  s.group('translate(68 120)', () => {
    s.rect(-24, -26, 48, 186, CHROME, { r: 10 });
    s.path('M0 8H-30Q-44 8 -46 20', 'none', { w: 22 });
    s.path('M0 8H-30Q-44 8 -46 20', 'none', { line: CHROME, w: 14 });
    s.circle(0, 8, 14, CHROME);
    s.path('M-5 84a7 7 0 1 1 10 0l3 20h-16Z', INK, { w: 2 });
  });
  key(s, 338, 236);
  s.text(`${look.num('levers', 2)} LEVER`, 254, 270, 13, { max: 60 });
}

function key(s: Sketch, x: number, y: number): void {
  s.group(`translate(${x} ${y}) rotate(14)`, () => {
    s.ring(0, 0, [23, 23], [10, 10], YELLOW);
    s.path('M-5 22H5V92H22V82H12V72H20V62H5', YELLOW, { w: 3.5 });
  });
}

function nightLatch(s: Sketch, look: Look): void {
  const colour = look.colour('colour', YELLOW);
  s.shadow(200, 330, 140, 13);
  s.polygon(
    [
      [46, 60],
      [148, 44],
      [148, 344],
      [46, 352],
    ],
    TIMBER,
    { o: 1 },
  );
  s.path('M70 64v282M112 56v288', 'none', { line: darken(TIMBER, 0.22), w: 2.5 });
  box(s, [104, 140, 160, 132], [24, 16], darken(STEEL, 0.15));
  s.polygon(
    [
      [104, 190],
      [70, 204],
      [70, 226],
      [104, 226],
    ],
    CHROME,
  );
  s.circle(210, 206, 38, CHROME);
  s.path('M196 178h28l8 28l-8 28h-28l-8 -28Z', lighten(STEEL, 0.35), { w: 3.5 });
  s.circle(136, 166, 10, CHROME, { w: 3 });
  s.label('#4a545c', look.str('brand', ''), 152, 254, 17, 84);
  tube(s, [350, 150], [296, 164], 32, BRASS, { end: lighten(BRASS, 0.3) });
  s.path('M348 132v26l6 10', 'none', { w: 5 });
  key(s, 332, 236);
  s.rect(104, 262, 160, 10, colour, { w: 3 });
}

function padlock(s: Sketch, look: Look): void {
  const k = look.num('size', 50) > 55 ? 1.08 : 0.9;
  const colour = look.colour('body', BRASS);
  s.shadow(204, 334, 110 * k, 14);
  s.group(
    `translate(${(200 - 196 * k).toFixed(1)} ${(330 - 330 * k).toFixed(1)}) scale(${k})`,
    () => {
      s.path('M130 186V132Q130 58 196 58T262 132V186', 'none', { w: 38 });
      s.path('M130 186V132Q130 58 196 58T262 132V186', 'none', { line: CHROME, w: 30 });
      s.path('M122 180V132Q122 66 176 54', 'none', { line: '#ffffff', w: 5 });
      s.rect(88, 176, 218, 152, colour, { r: 20 });
      s.path(
        'M258 178H288Q306 178 306 196V308Q306 328 288 328H246Q270 250 258 178Z',
        darken(colour, 0.22),
        { line: 'none' },
      );
      s.path('M88 204H306M88 300H306', 'none', { line: darken(colour, 0.3), w: 3 });
      s.circle(196, 260, 22, darken(colour, 0.3), { w: 3 });
      s.path('M191 254a7 7 0 1 1 10 0l3 22h-16Z', INK, { w: 2 });
      s.label(colour, look.str('brand', ''), 192, 222, 19, 130);
      s.path('M104 196Q100 250 106 296', 'none', { line: lighten(colour, 0.7), w: 7 });
    },
  );
  key(s, 346, 246);
}

function buttHinge(s: Sketch, look: Look): void {
  const stainless = look.str('material', '') === 'stainless';
  const metal = stainless ? CHROME : '#87796c';
  s.shadow(204, 334, 150, 14);
  s.polygon(
    [
      [52, 120],
      [188, 96],
      [188, 316],
      [52, 326],
    ],
    metal,
  );
  s.polygon(
    [
      [212, 96],
      [348, 120],
      [348, 326],
      [212, 316],
    ],
    darken(metal, 0.1),
  );
  for (let i = 0; i < 5; i += 1)
    s.rect(180, 88 + i * 46, 40, 46, i % 2 ? darken(metal, 0.14) : lighten(metal, 0.25), { r: 3 });
  s.rect(186, 74, 28, 16, BRASS, { r: 5 });
  s.rect(186, 318, 28, 14, BRASS, { r: 5 });
  for (const [x, y] of [
    [86, 160],
    [148, 206],
    [86, 284],
    [314, 160],
    [252, 206],
    [314, 284],
  ] as const) {
    s.circle(x, y, 14, darken(metal, 0.3), { w: 3 });
    s.path(`M${x - 6} ${y - 5}l12 10`, 'none', { w: 3 });
  }
  s.path('M66 138V300', 'none', { line: '#ffffff', w: 6, o: 0.8 });
}

function towerBolt(s: Sketch, look: Look): void {
  const long = look.num('size', 4) > 6;
  const [from, to] = long ? [40, 352] : [82, 318];
  s.shadow(202, 306, (to - from) * 0.55, 13);
  s.group('rotate(-12 200 200)', () => {
    s.rect(from, 166, to - from - 30, 88, lighten(STEEL, 0.35), { r: 8 });
    tube(s, [from - 14, 206], [to + 30, 206], 20, CHROME);
    for (const x of long ? [from + 22, 178, to - 76] : [from + 20, to - 76]) {
      s.path(`M${x} 254V190Q${x} 172 ${x + 18} 172T${x + 36} 190V254`, STEEL);
    }
    s.path(`M${(from + to) / 2 + 24} 196V142`, 'none', { w: 22 });
    s.path(`M${(from + to) / 2 + 24} 196V142`, 'none', { line: CHROME, w: 14 });
    s.circle((from + to) / 2 + 24, 132, 17, BRASS);
    for (const x of [from + 14, (from + to) / 2 - 10, to - 46]) rivet(s, x, 242, 7, STEEL);
    s.rect(to + 8, 160, 24, 96, STEEL, { r: 4 });
  });
  tag(s, 126, 304, look.str('label', ''));
}

function doorCloser(s: Sketch): void {
  s.shadow(204, 326, 150, 13);
  s.polygon(
    [
      [20, 66],
      [380, 66],
      [380, 96],
      [20, 96],
    ],
    TIMBER,
  );
  s.rect(270, 98, 62, 22, STEEL, { r: 4 });
  s.path('M300 112L346 226L232 244', 'none', { w: 22 });
  s.path('M300 112L346 226L232 244', 'none', { line: CHROME, w: 14 });
  s.circle(346, 226, 13, STEEL);
  s.circle(300, 112, 11, STEEL);
  box(s, [62, 210, 222, 84], [22, 14], '#a4adb2');
  s.rect(78, 228, 104, 46, lighten('#a4adb2', 0.25), { r: 6, w: 3 });
  s.circle(232, 244, 24, STEEL);
  s.circle(232, 244, 9, INK, { w: 2 });
  for (const y of [234, 266]) s.circle(274, y, 5, YELLOW, { w: 2 });
}

function cabinetHinge(s: Sketch): void {
  s.shadow(202, 330, 130, 14);
  s.polygon(
    [
      [38, 98],
      [138, 70],
      [138, 330],
      [38, 346],
    ],
    '#ead6b4',
  );
  s.path('M138 70l14 6V334l-14 -4Z', darken('#ead6b4', 0.25));
  s.ellipse(100, 210, 50, 62, CHROME);
  s.ellipse(104, 210, 33, 44, darken(CHROME, 0.35), { w: 3 });
  for (const y of [138, 282]) rivet(s, 96, y, 11, STEEL);
  s.path('M110 186L196 168L220 176V248L196 254L110 236Z', CHROME);
  s.path(
    'M206 160H340Q356 160 356 176V246Q356 262 340 262H206Q190 262 190 246V176Q190 160 206 160Z',
    lighten(CHROME, 0.3),
  );
  s.rect(246, 190, 84, 42, darken(CHROME, 0.2), { r: 18, w: 3.4 });
  rivet(s, 222, 211, 14, BRASS);
  rivet(s, 288, 211, 13, STEEL);
  s.path('M318 262V306H270V262', STEEL);
  rivet(s, 294, 286, 9, BRASS);
  s.path('M206 174H334', 'none', { line: '#ffffff', w: 5 });
}

function drawerRunner(s: Sketch): void {
  s.shadow(204, 330, 164, 13);
  for (const dy of [0, 74]) {
    s.group(`translate(0 ${dy}) rotate(-17 200 170)`, () => {
      s.rect(22, 150, 232, 58, '#aab4ba', { r: 5 });
      s.path('M22 162H254M22 196H254', 'none', { line: darken('#aab4ba', 0.4), w: 3 });
      s.rect(140, 158, 180, 42, CHROME, { r: 4 });
      s.rect(226, 166, 152, 27, lighten(CHROME, 0.5), { r: 4 });
      s.path('M150 179h.1M166 179h.1M182 179h.1M198 179h.1M214 179h.1', 'none', {
        line: INK,
        w: 11,
      });
      s.path('M150 178h.1M166 178h.1M182 178h.1M198 178h.1M214 178h.1', 'none', {
        line: BRASS,
        w: 6,
      });
      for (const x of [50, 94, 264, 318, 352])
        s.ellipse(x, 179, 8, 6, darken(STEEL, 0.4), { w: 2.4 });
    });
  }
}

function hasp(s: Sketch): void {
  s.shadow(204, 322, 156, 13);
  s.group('rotate(-10 200 200)', () => {
    s.rect(26, 152, 100, 106, STEEL, { r: 8 });
    for (let i = 0; i < 3; i += 1)
      s.rect(120, 152 + i * 36, 28, 34, lighten(STEEL, 0.3), { r: 4, w: 3.5 });
    s.path('M148 164H290Q330 168 330 205T290 246H148Z', CHROME);
    s.rect(242, 184, 58, 40, INK, { r: 18, w: 3.4 });
    s.path('M258 214V180Q258 158 272 158T286 180V214', 'none', { w: 18 });
    s.path('M258 214V180Q258 158 272 158T286 180V214', 'none', { line: BRASS, w: 10 });
    for (const [x, y] of [
      [52, 176],
      [52, 234],
      [98, 205],
      [176, 205],
    ] as const)
      rivet(s, x, y, 9, STEEL);
    s.path('M156 176H280', 'none', { line: '#ffffff', w: 5 });
  });
  s.rect(270, 278, 100, 40, STEEL, { r: 8 });
  s.path('M302 298V272Q302 252 320 252T338 272V298', 'none', { w: 18 });
  s.path('M302 298V272Q302 252 320 252T338 272V298', 'none', { line: BRASS, w: 10 });
  rivet(s, 284, 300, 7, STEEL);
  rivet(s, 356, 300, 7, STEEL);
}

export const ironmongery: Drawings = {
  'mortice-lock': { paint: morticeLock, focus: [210, 180], scene: 'bench' },
  'night-latch': { paint: nightLatch, focus: [210, 200], scene: 'bench' },
  padlock: { paint: padlock, focus: [200, 200], scene: 'shelf' },
  'butt-hinge': { paint: buttHinge, focus: [190, 190], scene: 'bench' },
  'tower-bolt': { paint: towerBolt, focus: [200, 190], scene: 'bench' },
  'door-closer': { paint: doorCloser, focus: [220, 210], scene: 'bench' },
  'cabinet-hinge': { paint: cabinetHinge, focus: [210, 210], scene: 'bench' },
  'drawer-runner': { paint: drawerRunner, focus: [200, 200], scene: 'bench' },
  hasp: { paint: hasp, focus: [220, 210], scene: 'bench' },
};
