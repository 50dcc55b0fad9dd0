import type { Drawings, Look } from '../drawing.ts';
import { CARD, darken, INK, LATERITE, lighten, WHITE, YELLOW } from '../palette.ts';
import { box } from '../solids.ts';
import type { Sketch } from '../svg.ts';

interface Motif {
  label: string;
  /** Path in a box of 100 × 100 about the origin, filled with the accent. */
  d: string;
}

const MOTIFS: Readonly<Record<string, Motif>> = {
  cement: { label: 'CEMENT', d: 'M-30 -38H30L26 -26Q34 10 30 40H-30Q-34 10 -26 -26ZM-28 -6H28' },
  'steel-rebar': {
    label: 'STEEL',
    d: 'M-44 22L24 -44L36 -32L-32 34ZM-20 40L42 -20L50 -12L-10 48Z',
  },
  'sand-ballast-aggregates': { label: 'SAND', d: 'M-48 36Q-24 -2 0 -36Q24 -2 48 36Z' },
  'stones-blocks-bricks': {
    label: 'BLOCKS',
    d: 'M-46 -34H46V34H-46ZM-46 0H46M0 -34V0M-24 0V34M24 0V34',
  },
  'roofing-gutters': {
    label: 'ROOF',
    d: 'M-50 14L0 -36L50 14L40 24L0 -14L-40 24ZM-30 24V42H30V24',
  },
  'wood-timber': {
    label: 'TIMBER',
    d: 'M-46 -20L20 -36L46 -22V2L-20 20L-46 4ZM-46 -20L-20 -4L46 -22M-20 -4V20',
  },
  'plywood-boards': {
    label: 'BOARDS',
    d: 'M-46 0L0 -30L46 -4L0 28ZM-46 0V12L0 40V28M46 -4V8L0 40',
  },
  plumbing: { label: 'PIPES', d: 'M-44 -14H-6Q14 -14 14 6V44H-10V14H-44ZM-20 44H24' },
  'water-tanks-pumps': {
    label: 'TANKS',
    d: 'M-34 40V-14Q-34 -36 0 -38T34 -14V40ZM-34 2H34M-34 22H34',
  },
  sanitaryware: {
    label: 'SANITARY',
    d: 'M-40 -2H40Q36 30 10 30L14 42H-14L-10 30Q-36 30 -40 -2ZM20 -2V-40H36V-2',
  },
  'floor-wall-tiles': { label: 'TILES', d: 'M-40 -40H40V40H-40ZM0 -40V40M-40 0H40' },
  'waterproof-damp-barriers': {
    label: 'DAMP',
    d: 'M0 -44C26 -8 34 8 24 28Q0 50 -24 28C-34 8 -26 -8 0 -44Z',
  },
  'adhesives-sealants': { label: 'GLUE', d: 'M-18 42V-10H18V42ZM-8 -10L-4 -44H4L8 -10' },
  'paint-finishes': {
    label: 'PAINT',
    d: 'M-34 -20H34V40H-34ZM-34 -20Q0 -60 34 -20M-20 -20V2Q-12 14 -6 2V-20',
  },
  electrical: { label: 'POWER', d: 'M8 -46L-28 8H-4L-12 46L28 -10H4Z' },
  'lighting-solar': {
    label: 'LIGHT',
    d: 'M0 -42C30 -42 34 -8 14 12V30H-14V12C-34 -8 -30 -42 0 -42ZM-12 40H12',
  },
  'doors-windows-glass': {
    label: 'DOORS',
    d: 'M-28 -44H28V44H-28ZM14 0H20M-16 -30H16V-6H-16ZM-16 8H6V32H-16Z',
  },
  'locks-ironmongery': {
    label: 'LOCKS',
    d: 'M-34 -4H34V42H-34ZM-20 -4V-20Q-20 -42 0 -42T20 -20V-4M0 14V26',
  },
  'nails-screws-fasteners': {
    label: 'NAILS',
    d: 'M-30 -40H-6V-30H-12V30L-18 44L-24 30V-30H-30ZM8 -30L34 -36L36 -26L26 -22L24 36L16 22Z',
  },
  'tools-site-equipment': { label: 'TOOLS', d: 'M-40 -40H10V-20H-6L20 36L6 44L-22 -14L-40 -18Z' },
  'safety-ppe': {
    label: 'SAFETY',
    d: 'M-40 16Q-40 -36 0 -36T40 16H48V28H-48V16ZM-10 -34V10M10 -34V10',
  },
  'paving-kerbs-drainage': {
    label: 'PAVING',
    d: 'M-46 -10L-24 -24L0 -10L24 -24L46 -10V16L24 30L0 16L-24 30L-46 16ZM0 -10V16',
  },
  'ceiling-gypsum-insulation': { label: 'CEILING', d: 'M-46 -34H46L28 -8H-28ZM-28 -8V36H28V-8' },
  'fencing-gates': {
    label: 'FENCE',
    d: 'M-44 -20L-34 -36L-24 -20V40H-44ZM-10 -20L0 -36L10 -20V40H-10ZM24 -20L34 -36L44 -20V40H24ZM-50 0H50M-50 22H50',
  },
};

const PLAIN: Motif = { label: 'JENGA', d: 'M-40 36L-40 -8L0 -40L40 -8V36ZM-12 36V8H12V36' };

/** A tidy carton with the mark of its category. */
function categoryBox(s: Sketch, look: Look): void {
  const slug = look.str('category', '');
  const motif = (Object.hasOwn(MOTIFS, slug) ? MOTIFS[slug] : undefined) ?? PLAIN;
  s.shadow(208, 336, 158, 16);
  box(s, [56, 126, 234, 200], [58, 40], CARD);
  s.polygon(
    [
      [150, 126],
      [208, 86],
      [246, 86],
      [190, 126],
    ],
    lighten(YELLOW, 0.2),
    { w: 3 },
  );
  s.polygon(
    [
      [150, 126],
      [190, 126],
      [190, 158],
      [150, 158],
    ],
    YELLOW,
    { w: 3 },
  );
  s.rect(86, 166, 174, 140, WHITE, { r: 10, w: 3.5 });
  s.group('translate(173 222)', () => s.path(motif.d, LATERITE, { w: 3.6 }));
  s.text(motif.label, 173, 290, 17, { max: 150 });
  s.path('M66 140V314', 'none', { line: lighten(CARD, 0.5), w: 6 });
  s.path('M300 260l32 -22M300 276l32 -22', 'none', { line: darken(CARD, 0.5), w: 4 });
  s.path('M310 226l10 -20l10 8', 'none', { line: INK, w: 4 });
}

export const categoryBoxes: Drawings = {
  'category-box': { paint: categoryBox, focus: [173, 230], scene: 'pallet' },
};
