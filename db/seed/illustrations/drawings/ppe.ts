import type { Drawings, Look } from '../drawing.ts';
import { CHROME, darken, INK, lighten, ORANGE, RED, STEEL, WHITE, YELLOW } from '../palette.ts';
import { box, cylinder } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';

const SILVER = '#e6e8e4';

function boot(s: Sketch): void {
  const one = (): void => {
    s.path('M104 76H206L214 196Q250 214 306 224Q340 234 340 278V300H96Z', '#8b5a3a');
    s.path('M104 76H132L140 296H96Z', darken('#8b5a3a', 0.22), { line: 'none' });
    s.path('M244 212Q282 220 306 224Q340 234 340 278V296H258Q250 244 244 212Z', '#3f3a37');
    s.path('M88 298H344Q350 330 336 332H262L252 324H200L190 332H98Q84 330 88 298Z', '#3f3a37');
    s.path('M100 76H208L206 104H102Z', darken('#8b5a3a', 0.35));
    for (let i = 0; i < 5; i += 1) {
      s.path(`M168 ${122 + i * 21}L${212 + i * 4} ${118 + i * 20}`, 'none', { line: YELLOW, w: 6 });
      s.circle(166, 122 + i * 21, 4, CHROME, { w: 2 });
    }
    s.path('M264 234Q300 238 318 262', 'none', { line: '#8b837e', w: 6 });
    s.path('M110 250Q180 262 250 256', 'none', {
      line: darken('#8b5a3a', 0.35),
      w: 3,
      dash: '7 6',
    });
  };
  s.shadow(214, 336, 156, 14);
  s.group('translate(36 -18)', one);
  s.group('translate(-18 0)', one);
}

function gumboot(s: Sketch, look: Look): void {
  const one = (): void => {
    s.path(
      'M116 48H206Q200 130 212 204Q240 226 290 240Q322 250 322 286V302H108Q124 180 116 48Z',
      '#45524a',
    );
    s.path('M116 48H142Q150 180 138 300H108Q124 180 116 48Z', darken('#45524a', 0.3), {
      line: 'none',
    });
    s.path('M102 300H326Q332 330 320 332H250L240 324H190L182 332H110Q98 330 102 300Z', '#c9a24a');
    s.path('M112 48H210V72H114Z', '#c9a24a');
    s.path('M186 88Q182 150 194 200', 'none', { line: '#aebaae', w: 8 });
    s.path('M212 204Q196 214 190 230M290 240Q276 260 280 300', 'none', { w: 3 });
    s.label('#45524a', look.str('brand', ''), 162, 120, 17, 60);
  };
  s.shadow(214, 336, 150, 14);
  s.group('translate(44 -16)', one);
  s.group('translate(-22 0)', one);
}

function helmet(s: Sketch, look: Look): void {
  const colour = look.colour('colour', YELLOW);
  s.shadow(204, 320, 150, 15);
  s.path('M62 258Q60 108 200 102T338 258Z', colour);
  s.path('M268 122Q338 152 338 258H274Q300 190 268 122Z', darken(colour, 0.2), { line: 'none' });
  s.path('M172 104Q180 88 202 88T232 104L238 258H166Z', lighten(colour, 0.25));
  s.path('M124 120Q110 180 112 256M284 122Q298 180 296 256', 'none', { w: 3.4 });
  s.path(
    'M34 262Q60 248 200 250T366 262Q392 288 340 296Q270 276 200 278T60 296Q8 288 34 262Z',
    darken(colour, 0.08),
  );
  s.path('M86 214Q90 160 128 134', 'none', { line: '#fffbe8', w: 10 });
  s.path('M96 294Q120 338 200 338T304 294', 'none', { line: '#4a4542', w: 7 });
  if (look.str('grade', 'basic') === 'ratchet') {
    s.circle(318, 304, 22, '#4a4542');
    s.path('M318 288v32M302 304h32M307 293l22 22M329 293l-22 22', 'none', { line: STEEL, w: 4 });
    s.path('M86 236h10M86 224h14M314 236h-10M314 224h-14', 'none', { w: 5 });
  }
}

function vest(s: Sketch): void {
  s.shadow(200, 340, 100, 11);
  s.path(
    'M124 50L168 40Q200 92 232 40L276 50L304 112Q282 150 292 330H108Q118 150 96 112Z',
    '#f0d02c',
  );
  s.path('M250 44L276 50L304 112Q282 150 292 330H250Q268 180 250 44Z', darken('#f0d02c', 0.16), {
    line: 'none',
  });
  s.path('M200 70V330', 'none', { w: 4 });
  for (const y of [196, 262]) {
    s.path(`M109 ${y}H291V${y + 32}H108Z`, ORANGE, { w: 3 });
    s.path(`M109 ${y + 7}H291V${y + 25}H108Z`, SILVER, { w: 2.6 });
  }
  for (const x of [132, 240]) {
    s.path(`M${x} 48L${x + 2} 196H${x + 30}L${x + 28} 44Z`, ORANGE, { w: 3 });
    s.path(`M${x + 7} 47L${x + 9} 196H${x + 23}L${x + 21} 45Z`, SILVER, { w: 2.6 });
  }
  s.path('M168 40Q200 92 232 40', 'none', { w: 5 });
}

function gloves(s: Sketch, look: Look): void {
  const leather = look.str('material', 'rubber') === 'leather';
  const palm = leather ? '#d9ab68' : '#c2582f';
  const cuff = leather ? '#f0e2c4' : SILVER;
  const one = (): void => {
    s.path('M-56 150V84H56V150Q0 164 -56 150Z', cuff);
    s.path(
      'M-58 92Q-70 10 -62 -40Q-52 -56 -38 -42L-34 10Q-38 -60 -30 -110Q-16 -124 -6 -110L-2 0Q-2 -80 4 -124Q18 -138 28 -122L26 6Q32 -60 40 -98Q54 -108 60 -94L52 20Q80 -4 92 -28Q108 -34 110 -16Q92 40 58 92Q0 106 -58 92Z',
      palm,
    );
    s.path('M20 94L52 20L58 92Q40 98 20 100Z', darken(palm, 0.18), { line: 'none' });
    if (leather) s.path('M-48 60Q0 72 48 58M-40 30Q0 40 30 30', 'none', { w: 3, dash: '7 6' });
    else
      s.path(
        'M-36 60h.1M-10 66h.1M16 64h.1M-40 36h.1M-14 42h.1M12 40h.1M36 40h.1M-30 16h.1M14 16h.1',
        'none',
        { line: darken(palm, 0.35), w: 8 },
      );
    s.path('M-54 110Q0 122 54 110M-54 130Q0 142 54 130', 'none', {
      line: leather ? RED : '#8d989f',
      w: 4,
    });
  };
  s.shadow(204, 336, 150, 14);
  s.group('translate(252 186) rotate(10) scale(-1 1)', one);
  s.group('translate(140 186) rotate(-8)', one);
}

function dustMask(s: Sketch, look: Look): void {
  s.shadow(206, 334, 150, 14);
  box(s, [178, 96, 150, 168], [40, 28], '#6fa6bd');
  s.rect(192, 116, 122, 58, WHITE, { r: 4, w: 3 });
  s.text('FFP2', 253, 136, 22, { max: 90 });
  s.text(`X${look.num('pieces', 20)}`, 253, 160, 15);
  s.path('M46 258C20 200 60 150 120 166M248 262C290 220 260 170 210 176', 'none', {
    line: YELLOW,
    w: 6,
  });
  s.path('M48 268Q60 188 148 176Q238 186 250 268Q232 330 148 334Q66 330 48 268Z', WHITE);
  s.path('M188 184Q238 200 250 268Q232 330 148 334Q214 280 188 184Z', darken(WHITE, 0.14), {
    line: 'none',
  });
  s.path('M60 246Q148 222 240 246M66 290Q148 312 232 290', 'none', {
    line: darken(WHITE, 0.3),
    w: 3,
  });
  s.path('M116 188Q148 176 182 188', 'none', { line: STEEL, w: 10 });
  s.circle(148, 264, 25, SILVER);
  s.path('M134 256h28M134 264h28M134 272h28', 'none', { w: 3 });
}

function goggles(s: Sketch): void {
  s.shadow(204, 318, 150, 13);
  s.path('M56 178Q20 120 90 100Q200 74 310 100Q380 120 344 178', 'none', { w: 27 });
  s.path('M56 178Q20 120 90 100Q200 74 310 100Q380 120 344 178', 'none', {
    line: '#4a4542',
    w: 19,
  });
  s.path(
    'M64 164Q200 132 336 164Q360 176 354 226Q344 288 272 292Q228 290 212 254Q200 240 188 254Q172 290 128 292Q56 288 46 226Q40 176 64 164Z',
    YELLOW,
  );
  s.path(
    'M82 182Q200 154 318 182Q334 190 330 222Q320 268 270 270Q236 266 222 234Q200 214 178 234Q164 266 130 270Q80 268 70 222Q66 190 82 182Z',
    '#c9e6ea',
  );
  s.path('M96 236L144 184M118 254L184 182M240 240L286 190', 'none', { line: '#ffffff', w: 9 });
  for (const x of [130, 200, 270]) s.circle(x, 160, 6, INK, { w: 2 });
}

function overall(s: Sketch, look: Look): void {
  const colour = look.colour('colour', '#34507c');
  s.shadow(200, 342, 120, 11);
  s.path(
    'M136 36L176 28Q200 48 224 28L264 36L330 112L300 170L268 136L266 196H134L132 136L100 170L70 112Z',
    colour,
  );
  s.path(
    'M232 30L264 36L330 112L300 170L268 136L266 196H230Q250 110 232 30Z',
    darken(colour, 0.2),
    { line: 'none' },
  );
  s.path('M136 202H264L282 338H212L200 244L188 338H118Z', colour);
  s.path('M232 204H264L282 338H250Q256 262 232 204Z', darken(colour, 0.2), { line: 'none' });
  s.path('M200 48V196', 'none', { line: YELLOW, w: 5 });
  for (const [x, y] of [
    [144, 96],
    [218, 96],
  ] as const)
    s.path(`M${x} ${y}h38v38h-38Zv12h38`, 'none', { line: lighten(colour, 0.45), w: 3 });
  s.path('M133 168H267V182H133Z', SILVER, { w: 2.6 });
  s.path('M122 300H192V316H120ZM208 300H277L279 316H209Z', SILVER, { w: 2.6 });
  s.path('M176 28L186 66L200 48L214 66L224 28', lighten(colour, 0.2), { w: 3.4 });
}

function harness(s: Sketch): void {
  s.shadow(204, 338, 130, 12);
  const strap = (d: string, colour = ORANGE): void => {
    s.path(d, 'none', { w: 23 });
    s.path(d, 'none', { line: colour, w: 16 });
  };
  strap('M138 40Q126 130 196 172Q248 220 252 300');
  strap('M234 40Q250 130 180 172Q128 220 122 300');
  strap('M112 204H264', '#4a4542');
  strap('M122 232Q96 296 134 322Q172 320 178 250');
  strap('M252 232Q280 296 240 322Q202 320 198 250');
  s.path('M138 40Q186 20 234 40', 'none', { w: 19 });
  s.path('M138 40Q186 20 234 40', 'none', { line: ORANGE, w: 12 });
  s.path('M168 150H206L212 176L187 196L162 176Z', INK, { w: 3 });
  s.ring(187, 168, [19, 19], [11, 11], CHROME, { w: 3 });
  for (const x of [146, 228]) s.rect(x - 16, 192, 32, 26, CHROME, { r: 4, w: 3 });
  s.curve(
    [
      [200, 176],
      [286, 130],
      [306, 210],
      [332, 280],
    ],
    { line: YELLOW, w: 9 },
  );
  s.curve(
    [
      [200, 166],
      [290, 70],
      [346, 90],
      [350, 170],
    ],
    { line: YELLOW, w: 9 },
  );
  for (const [x, y] of [
    [332, 300],
    [350, 190],
  ] as const) {
    s.path(
      `M${x} ${y - 20}Q${x + 20} ${y - 16} ${x + 18} ${y + 12}Q${x + 12} ${y + 32} ${x - 6} ${y + 28}Q${x - 22} ${y + 18} ${x - 12} ${y - 4}`,
      'none',
      { w: 14 },
    );
    s.path(
      `M${x} ${y - 20}Q${x + 20} ${y - 16} ${x + 18} ${y + 12}Q${x + 12} ${y + 32} ${x - 6} ${y + 28}Q${x - 22} ${y + 18} ${x - 12} ${y - 4}`,
      'none',
      { line: CHROME, w: 7 },
    );
  }
}

function firstAid(s: Sketch): void {
  s.shadow(208, 334, 154, 15);
  s.path('M142 130V96Q142 80 160 80H236Q254 80 254 96V122', 'none', { w: 21 });
  s.path('M142 130V96Q142 80 160 80H236Q254 80 254 96V122', 'none', {
    line: darken('#4d8a5a', 0.25),
    w: 12,
  });
  box(s, [54, 144, 260, 178], [44, 30], '#4d8a5a');
  s.path('M54 196H314', 'none', { w: 4 });
  s.circle(184, 240, 64, WHITE);
  s.path('M166 194H202V222H230V258H202V286H166V258H138V222H166Z', '#4d8a5a', { w: 3.4 });
  for (const x of [92, 256]) s.rect(x, 182, 26, 28, STEEL, { r: 4, w: 3 });
}

function cone(s: Sketch): void {
  s.path('M262 84H286L330 306H218Z', ORANGE);
  s.path('M252 148H296L306 196H242ZM234 236H314L323 274H226Z', WHITE, { w: 3 });
  s.path('M278 84H286L330 306H296Z', darken(ORANGE, 0.25), { line: 'none', o: 0.6 });
  s.polygon(
    [
      [196, 308],
      [352, 308],
      [362, 328],
      [186, 328],
    ],
    darken(ORANGE, 0.15),
  );
}

/** Barrier tape on its core, with a cone beside it. */
function cautionTape(s: Sketch, look: Look): void {
  s.shadow(210, 334, 160, 14);
  cone(s);
  cylinder(s, [136, 190, 96, 116, 34], YELLOW);
  let d = '';
  for (let i = 0; i < 6; i += 1) {
    const [a, b] = [(i + 0.1) / 6, (i + 0.55) / 6].map((k) => 40 + 192 * k) as [number, number];
    const drop = (x: number): number => 34 * Math.sqrt(Math.max(0, 1 - ((x - 136) / 96) ** 2));
    d += `M${n(a)} ${n(192 + drop(a))}L${n(b)} ${n(192 + drop(b))}L${n(Math.min(b + 20, 231))} ${n(305 + drop(Math.min(b + 20, 231)))}L${n(Math.min(a + 20, 231))} ${n(305 + drop(Math.min(a + 20, 231)))}Z`;
  }
  s.path(d, INK, { line: 'none' });
  s.ellipse(136, 190, 42, 15, '#cfa06a');
  s.ellipse(136, 190, 31, 10, INK, { w: 2 });
  s.path('M62 322Q130 350 214 336L390 352L388 322L214 312', YELLOW);
  s.path('M230 314l-12 22h26l14 -20ZM284 318l-12 24h28l12 -20ZM338 322l-10 24h26l12 -20Z', INK, {
    line: 'none',
  });
  s.text(look.str('label', ''), 136, 128, 22);
}

export const ppe: Drawings = {
  'safety-boots': { paint: boot, focus: [200, 200], scene: 'bench' },
  gumboots: { paint: gumboot, focus: [200, 200], scene: 'bench' },
  'hard-hat': { paint: helmet, focus: [200, 200], scene: 'bench' },
  'reflective-vest': { paint: vest, focus: [200, 180], scene: 'wall' },
  gloves: { paint: gloves, focus: [170, 190], scene: 'bench' },
  'dust-masks': { paint: dustMask, focus: [170, 240], scene: 'shelf' },
  goggles: { paint: goggles, focus: [200, 210], scene: 'bench' },
  overall: { paint: overall, focus: [200, 120], scene: 'wall' },
  harness: { paint: harness, focus: [200, 190], scene: 'wall' },
  'first-aid-kit': { paint: firstAid, focus: [190, 230], scene: 'wall' },
  'caution-tape': { paint: cautionTape, focus: [160, 240], scene: 'site' },
};
