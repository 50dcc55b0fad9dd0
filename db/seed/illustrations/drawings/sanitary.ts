import type { Drawings, Look } from '../drawing.ts';
import { BLUE, CERAMIC, CHROME, darken, INK, lighten, STEEL, WHITE } from '../palette.ts';
import { cylinder, tube } from '../solids.ts';
import { n, type Sketch } from '../svg.ts';
import { tag } from './bars-and-sections.ts';

const SHADE = '#d9d5cb';
const METAL = '#c3cdd1';

/** Close-coupled suite from the side; the outlet tells an S-trap (down) from a P-trap (back). */
function toilet(s: Sketch, look: Look): void {
  const onePiece = look.str('style', '') === 'one-piece';
  const trap = look.str('trap', 'S');
  s.shadow(206, 334, 142, 16);
  if (trap === 'P') {
    tube(s, [372, 258], [280, 258], 25, CERAMIC, { hollow: 0.7 });
  } else {
    s.path('M286 236Q352 226 352 288V330H304V290Q304 280 286 284Z', CERAMIC);
    s.path('M330 244Q350 256 350 288V328H330Z', SHADE, { line: 'none' });
    s.ellipse(328, 330, 24, 7, INK, { w: 3 });
  }
  s.path('M150 232H296V330H166Q176 290 150 232Z', CERAMIC);
  s.path('M238 236H294V328H216Q250 290 238 236Z', SHADE, { line: 'none' });
  s.path('M40 196H290V216Q280 262 190 268Q66 268 40 196Z', CERAMIC);
  s.path('M120 258Q230 254 288 204V216Q280 262 190 268Q150 268 120 258Z', SHADE, { line: 'none' });
  s.path('M34 182Q34 172 46 172H268V200H46Q34 200 34 190Z', lighten(CERAMIC, 0.5));
  if (onePiece) {
    s.path('M236 186Q236 110 252 96H338Q350 96 348 110L334 214Q332 232 312 232H272Z', CERAMIC);
    s.path('M310 98H338Q350 96 348 110L334 214Q332 232 312 232H298Q318 170 310 98Z', SHADE, {
      line: 'none',
    });
  } else {
    s.path('M234 84H348L338 200H246Z', CERAMIC);
    s.path('M314 86H346L337 198H306Z', SHADE, { line: 'none' });
    s.rect(226, 66, 130, 24, lighten(CERAMIC, 0.5), { r: 8 });
  }
  s.ellipse(290, onePiece ? 93 : 63, 17, 6, CHROME, { w: 3 });
  s.path('M236 176L206 78Q204 66 216 66Q226 68 230 82L252 172Z', lighten(CERAMIC, 0.4));
  s.path('M60 214Q84 250 140 258', 'none', { line: WHITE, w: 7 });
  tag(s, 98, 306, `${trap} TRAP`, look.colour('colour', '#f6b91d'));
}

function squatPan(s: Sketch, look: Look): void {
  const body = look.colour('body', CERAMIC);
  s.shadow(206, 334, 150, 16);
  s.path(
    'M110 96L290 96Q316 96 324 122L350 296Q352 326 324 326H76Q48 326 50 296L76 122Q84 96 110 96Z',
    body,
  );
  s.path(
    'M50 296Q48 334 76 338H324Q352 334 350 296Q350 326 324 326H76Q52 326 50 296Z',
    darken(body, 0.25),
  );
  s.path(
    'M200 116Q246 118 250 176L262 268Q262 308 200 308Q138 308 138 268L150 176Q154 118 200 116Z',
    darken(body, 0.08),
  );
  s.path(
    'M200 132Q232 134 236 180L246 262Q246 292 200 292Q154 292 154 262L164 180Q168 134 200 132Z',
    lighten(body, 0.5),
    { w: 3 },
  );
  s.path('M222 142Q236 152 236 180L246 262Q246 290 206 292Q236 250 222 142Z', darken(body, 0.14), {
    line: 'none',
  });
  s.ellipse(200, 262, 26, 18, darken(body, 0.7));
  s.ellipse(200, 146, 12, 6, darken(body, 0.6), { w: 3 });
  for (const x of [68, 266]) {
    s.path(
      `M${x + 8} 166H${x + 58}Q${x + 66} 166 ${x + 66} 178V274Q${x + 66} 286 ${x + 56} 286H${x + 8}Q${x} 286 ${x} 274L${x + 2} 178Q${x + 2} 166 ${x + 8} 166Z`,
      lighten(body, 0.25),
      { w: 3 },
    );
    let grip = '';
    for (let y = 182; y < 280; y += 14) grip += `M${x + 12} ${y}h42`;
    s.path(grip, 'none', { line: darken(body, 0.3), w: 4 });
  }
}

function basin(s: Sketch, look: Look): void {
  const style = look.str('style', 'pedestal');
  const y = style === 'pedestal' ? 0 : style === 'counter-top' ? 80 : 40;
  s.shadow(202, 334, style === 'counter-top' ? 168 : 96, 16);
  if (style === 'pedestal') {
    s.path('M164 190H236Q226 250 244 330H156Q174 250 164 190Z', CERAMIC);
    s.path('M206 192H236Q226 250 244 330H206Q216 260 206 192Z', SHADE, { line: 'none' });
  } else if (style === 'counter-top') {
    s.rect(20, 274, 360, 22, '#6b5d55');
    s.rect(34, 296, 332, 40, '#d6a76c');
  } else {
    tube(s, [200, 316], [200, 250], 17, METAL);
    cylinder(s, [200, 262, 26, 40, 8], METAL);
  }
  s.group(`translate(0 ${y})`, () => {
    s.path('M64 126H336Q352 126 348 142Q332 200 250 202H150Q68 200 52 142Q48 126 64 126Z', CERAMIC);
    s.path('M286 128H336Q352 126 348 142Q332 200 250 202H214Q282 186 286 128Z', SHADE, {
      line: 'none',
    });
    s.ellipse(200, 128, 146, 34, lighten(CERAMIC, 0.5));
    s.ellipse(200, 134, 108, 21, '#dfe3e0', { w: 3 });
    s.ellipse(200, 142, 13, 5, METAL, { w: 2.5 });
    s.path(
      'M188 112V72Q188 54 206 54H224Q236 54 236 66V86H220V76Q220 70 212 70T206 78V112Z',
      METAL,
    );
    s.path('M196 54V38H182M196 38h22', 'none', { w: 11 });
    s.path('M196 54V38H182M196 38h22', 'none', { line: METAL, w: 4 });
    s.path('M76 150Q92 184 146 190', 'none', { line: WHITE, w: 7 });
  });
}

function kitchenSink(s: Sketch, look: Look): void {
  const bowls = look.num('bowls', 1);
  s.shadow(202, 320, 168, 16);
  s.polygon(
    [
      [24, 300],
      [92, 152],
      [372, 152],
      [376, 300],
    ],
    lighten(METAL, 0.25),
  );
  s.polygon(
    [
      [24, 300],
      [376, 300],
      [374, 316],
      [28, 316],
    ],
    darken(METAL, 0.3),
  );
  const bowl = (x: number): void => {
    s.path(
      `M${x} 274L${x + 18} 190Q${x + 20} 180 ${x + 32} 180H${x + 108}Q${x + 118} 180 ${x + 118} 190L${x + 116} 274Q${x + 116} 284 ${x + 104} 284H${x + 10}Q${x - 2} 284 ${x} 274Z`,
      darken(METAL, 0.32),
    );
    s.path(`M${x + 16} 270L${x + 28} 214H${x + 106}L${x + 104} 270Z`, darken(METAL, 0.12), {
      w: 3,
    });
    s.ellipse(x + 62, 244, 17, 9, STEEL, { w: 3 });
    s.path(`M${x + 54} 244h16`, 'none', { w: 2.4 });
  };
  bowl(bowls > 1 ? 64 : 76);
  if (bowls > 1) bowl(204);
  else
    s.path(
      'M222 196L216 284M250 196L248 284M278 196L280 284M306 196L312 284M334 196L344 284',
      'none',
      { line: darken(METAL, 0.36), w: 5 },
    );
  s.path('M186 164V92Q186 58 216 58T246 92V112H232V96Q232 74 216 74T200 96V164Z', CHROME);
  s.ellipse(193, 166, 20, 7, METAL);
  s.path('M186 132L160 120', 'none', { w: 13 });
  s.path('M186 132L160 120', 'none', { line: CHROME, w: 6 });
  s.path('M48 292L92 180', 'none', { line: WHITE, w: 6 });
}

function bibTap(s: Sketch, look: Look): void {
  s.shadow(200, 332, 100, 14);
  s.ellipse(70, 186, 18, 54, METAL);
  s.rect(72, 164, 62, 44, CHROME);
  s.path('M120 150H232Q306 150 306 224V262H250V236Q250 212 226 212H120Z', CHROME);
  s.path('M124 194H228Q262 194 266 234V260H252V236Q250 212 226 212H124Z', darken(METAL, 0.14), {
    line: 'none',
  });
  s.rect(242, 258, 72, 24, METAL, { r: 4 });
  s.rect(150, 106, 54, 50, METAL, { r: 4 });
  s.rect(166, 76, 22, 34, CHROME);
  s.path(
    'M96 76Q90 58 108 56L244 56Q262 58 258 76Q256 86 242 82L190 78H164L112 82Q98 86 96 76Z',
    look.colour('colour', BLUE),
  );
  s.path('M136 164H222Q270 166 286 204', 'none', { line: WHITE, w: 8 });
  s.path('M278 296Q292 316 278 324Q264 316 278 296Z', '#4b94be', { w: 3 });
}

function pillarTap(s: Sketch, look: Look): void {
  s.shadow(196, 334, 90, 14);
  tube(s, [160, 326], [160, 262], 15, '#d8a743');
  s.path('M144 276h32M144 288h32M144 300h32', 'none', { w: 2.6 });
  s.ellipse(160, 262, 46, 14, METAL);
  s.path(
    'M132 258L140 150H180L186 180H262Q296 182 296 212V240H262V222Q262 214 250 214H186L188 258Z',
    CHROME,
  );
  s.path('M168 152H180L186 180L188 258H166Z', darken(METAL, 0.14), { line: 'none' });
  s.path('M188 202H258Q276 204 276 238', 'none', { line: darken(METAL, 0.2), w: 6 });
  s.rect(258, 236, 42, 14, METAL, { r: 3 });
  s.rect(142, 126, 38, 28, METAL);
  s.path('M112 108Q160 94 208 108Q220 118 206 126Q160 136 114 126Q100 118 112 108Z', CHROME);
  s.ellipse(160, 106, 20, 8, look.colour('colour', BLUE), { w: 3 });
  s.path('M148 166L144 246', 'none', { line: WHITE, w: 7 });
}

function mixerTap(s: Sketch, look: Look): void {
  const tall = look.str('kind', 'basin') === 'kitchen';
  s.shadow(204, 334, 110, 14);
  for (const x of [178, 212])
    s.curve(
      [
        [x, 282],
        [x + (x - 195), 304],
        [x + (x - 195) * 0.6, 328],
      ],
      { line: STEEL, w: 8 },
    );
  s.ellipse(196, 284, 58, 16, METAL);
  if (tall) {
    s.path('M178 282V134Q178 48 254 48T330 134V172H304V138Q304 76 254 76T206 138V282Z', CHROME);
    s.path('M196 280V138Q198 66 254 64', 'none', { line: darken(METAL, 0.2), w: 6 });
    s.rect(298, 166, 38, 26, METAL, { r: 4 });
    s.rect(166, 206, 54, 62, CHROME, { r: 10 });
    s.path('M168 232L112 206', 'none', { w: 20 });
    s.path('M168 232L112 206', 'none', { line: CHROME, w: 12 });
  } else {
    s.path(
      'M152 282L160 168Q162 142 196 142Q214 142 222 156L340 194Q352 200 348 214L340 238L318 230L232 218L240 282Z',
      CHROME,
    );
    s.path('M206 280L210 206L340 226L336 236L232 218L240 282Z', darken(METAL, 0.14), {
      line: 'none',
    });
    s.path(
      'M164 150Q160 116 196 114Q220 116 226 132L318 108Q336 106 336 118Q334 128 320 132L226 156Q196 168 164 150Z',
      lighten(CHROME, 0.4),
    );
  }
  s.circle(tall ? 194 : 192, tall ? 236 : 132, 7, look.colour('colour', BLUE), { w: 2.5 });
  s.path(tall ? 'M186 270V140' : 'M172 180L166 266', 'none', { line: WHITE, w: 6 });
}

function showerMixer(s: Sketch, look: Look): void {
  const concealed = look.str('style', 'exposed') === 'concealed';
  if (concealed) {
    s.rect(112, 214, 96, 116, CHROME, { r: 16 });
    s.circle(160, 268, 32, METAL);
    s.path('M160 268L196 312', 'none', { w: 20 });
    s.path('M160 268L196 312', 'none', { line: CHROME, w: 12 });
    s.path('M128 232V300', 'none', { line: WHITE, w: 6 });
  } else {
    for (const x of [96, 224]) s.circle(x, 288, 22, METAL);
    s.rect(78, 270, 164, 38, CHROME, { r: 18 });
    s.path('M160 272V112', 'none', { w: 16 });
    s.path('M160 272V112', 'none', { line: CHROME, w: 8 });
    s.path('M146 262Q160 228 174 262', METAL);
    s.curve(
      [
        [204, 306],
        [250, 360],
        [330, 330],
        [316, 244],
        [290, 210],
      ],
      { w: 11 },
    );
    s.curve(
      [
        [204, 306],
        [250, 360],
        [330, 330],
        [316, 244],
        [290, 210],
      ],
      { line: METAL, w: 5 },
    );
    s.path('M268 170L296 212L282 222L254 182Z', CHROME);
    s.ellipse(260, 168, 26, 17, METAL);
  }
  s.path('M160 120Q160 60 226 60H262V98', 'none', { w: 18 });
  s.path('M160 120Q160 60 226 60H262V98', 'none', { line: CHROME, w: 10 });
  if (concealed) s.circle(160, 122, 21, METAL);
  s.path('M196 118Q200 96 262 96T328 118L336 132H188Z', CHROME);
  let rain = '';
  for (let i = 0; i < 6; i += 1)
    rain += `M${204 + i * 23} 146l${n(-6 + i * 2.4)} 22M${204 + i * 23 - 9 + i * 3.6} 180l-2 10`;
  s.path(rain, 'none', { line: '#4b94be', w: 4.5 });
}

function instantShower(s: Sketch, look: Look): void {
  s.path('M176 40H224V84H176Z', CHROME);
  s.path('M182 40h36', 'none', { w: 8 });
  s.path('M124 132Q128 78 200 78T276 132L292 188H108Z', WHITE);
  s.path('M224 80Q272 88 276 132L292 188H236Q246 130 224 80Z', SHADE, { line: 'none' });
  s.path('M98 188H302Q306 226 262 236H138Q94 226 98 188Z', look.colour('colour', BLUE));
  s.ellipse(200, 234, 72, 14, METAL);
  s.path('M172 118h56', 'none', { w: 8 });
  s.circle(200, 118, 10, '#c43d2f', { w: 3 });
  s.text(look.str('label', '5.5 KW'), 200, 160, 24, { max: 96 });
  s.curve(
    [
      [276, 116],
      [330, 96],
      [338, 50],
    ],
    { w: 9 },
  );
  s.curve(
    [
      [276, 116],
      [330, 96],
      [338, 50],
    ],
    { line: WHITE, w: 4 },
  );
  let rain = '';
  for (let i = 0; i < 7; i += 1)
    rain += `M${146 + i * 18} 256l${-9 + i * 3} 28M${134 + i * 22} 298l${-6 + i * 2} 22`;
  s.path(rain, 'none', { line: '#4b94be', w: 5 });
  s.curve(
    [
      [150, 332],
      [162, 322],
      [152, 312],
    ],
    { line: '#c43d2f', w: 3.5 },
  );
  s.curve(
    [
      [248, 332],
      [260, 322],
      [250, 312],
    ],
    { line: '#c43d2f', w: 3.5 },
  );
  if (look.str('water', '') === 'salty') tag(s, 92, 282, 'SALTY');
}

function bathtub(s: Sketch): void {
  s.shadow(204, 322, 176, 16);
  for (const x of [86, 300]) s.path(`M${x} 292l-6 28q12 8 24 0l-4 -28Z`, STEEL);
  s.path('M30 190H370Q368 262 338 288Q330 298 300 300H104Q76 300 64 282Q36 254 30 190Z', CERAMIC);
  s.path('M312 192H370Q368 262 338 288Q330 298 300 300H230Q318 282 312 192Z', SHADE, {
    line: 'none',
  });
  s.ellipse(200, 190, 178, 40, lighten(CERAMIC, 0.5));
  s.ellipse(200, 194, 152, 28, '#cfe3e6', { w: 3.5 });
  s.path('M84 196q40 -12 70 0t70 0t60 0', 'none', { line: WHITE, w: 4 });
  s.path('M318 176V120Q318 96 294 96T270 120', 'none', { w: 17 });
  s.path('M318 176V120Q318 96 294 96T270 120', 'none', { line: CHROME, w: 9 });
  s.circle(338, 150, 11, METAL, { w: 3 });
  s.path('M58 222Q72 268 108 282', 'none', { line: WHITE, w: 8 });
}

export const sanitary: Drawings = {
  toilet: { paint: toilet, focus: [240, 190], scene: 'room' },
  'squat-pan': { paint: squatPan, focus: [200, 220], scene: 'room' },
  basin: { paint: basin, focus: [200, 150], scene: 'room' },
  'kitchen-sink': { paint: kitchenSink, focus: [180, 190], scene: 'room' },
  'bib-tap': { paint: bibTap, focus: [210, 160], scene: 'wall' },
  'pillar-tap': { paint: pillarTap, focus: [200, 180], scene: 'counter' },
  'mixer-tap': { paint: mixerTap, focus: [230, 170], scene: 'counter' },
  'shower-mixer': { paint: showerMixer, focus: [220, 140], scene: 'shower' },
  'instant-shower': { paint: instantShower, focus: [200, 170], scene: 'shower' },
  bathtub: { paint: bathtub, focus: [220, 220], scene: 'room' },
};
