import { gridBackdrop, gridCorners, panelBackdrop } from './backdrops.ts';
import { type Drawing, type DrawingSpec, lookOf } from './drawing.ts';
import { drawings } from './drawings/index.ts';
import { labelPath } from './lettering.ts';
import { mappedDrawing } from './mapping.ts';
import { LATERITE, YELLOW } from './palette.ts';
import { paintScene } from './scenes.ts';
import { hash, n, picture, SIZE, Sketch } from './svg.ts';

export type { DrawingSpec } from './drawing.ts';

export type DrawingView = 'main' | 'detail' | 'scene';

const FALLBACK = 'category-box';

/** Names of every drawing, in alphabetical order. */
export const drawingNames: string[] = Object.keys(drawings).sort();

/** The drawing for an unknown type: a carton with the category's motif. */
export function genericDrawing(categorySlug: string): DrawingSpec {
  return { drawing: FALLBACK, params: { category: categorySlug } };
}

/**
 * Chooses the drawing of a material from its type, attributes and brand. Pure: equal materials
 * give equal specs. A type without a drawing of its own gets the plain carton.
 */
export function drawingFor(material: {
  productType: string;
  attributes: Record<string, unknown>;
  brandName: string | null;
}): DrawingSpec {
  return mappedDrawing(material) ?? genericDrawing('');
}

function itemMarkup(drawing: Drawing, spec: DrawingSpec): string {
  const sketch = new Sketch(hash(spec.drawing));
  drawing.paint(sketch, lookOf(spec.params));
  return sketch.markup();
}

function mainView(drawing: Drawing, spec: DrawingSpec, seed: number): string {
  const s = new Sketch(seed);
  const look = lookOf(spec.params);
  panelBackdrop(s, seed, look.colour('ground', '') || null);
  s.append(itemMarkup(drawing, spec));
  const maker = look.str('maker', '');
  ribbon(s, maker, look.colour('ground', LATERITE));
  s.group(`translate(${SIZE} 0)`, () => {
    const free = maker === '' ? 260 : 110;
    ribbon(s, look.str('note', ''), YELLOW, { side: -1, free });
  });
  return s.markup();
}

/**
 * Letters on a ribbon from the left edge at x = 0, or to the left of it: the brand, what tells sizes
 * apart. So far from the upper edge that a phone's gallery, which cuts a tenth off, shows it whole.
 */
function ribbon(
  s: Sketch,
  letters: string,
  colour: string,
  { side = 1, free = 220 }: { side?: 1 | -1; free?: number } = {},
): void {
  const height = 30;
  const width = Math.min(labelPath(letters, 0, 0, height).width, free);
  if (width <= 0) return;
  const end = width + 44;
  const at = (x: number) => n(side * x);
  s.path(`M${at(-6)} 52H${at(end)}L${at(end - 16)} 80L${at(end)} 108H${at(-6)}Z`, colour);
  s.label(colour, letters, side * (14 + width / 2), 80, height, free);
}

function detailView(drawing: Drawing, spec: DrawingSpec, seed: number): string {
  const s = new Sketch(seed);
  const zoom = drawing.zoom ?? 1.75;
  const [x, y] = drawing.focus ?? [200, 200];
  gridBackdrop(s, seed);
  s.group(`translate(200 204) rotate(-5) scale(${zoom}) translate(${n(-x)} ${n(-y)})`, () => {
    s.append(itemMarkup(drawing, spec));
  });
  gridCorners(s);
  return s.markup();
}

/** The foot of every item lies here in its own box; a scene places this point. */
const FOOT_X = 200;
const FOOT_Y = 334;

function sceneView(drawing: Drawing, spec: DrawingSpec, seed: number): string {
  const id = `i${hash(JSON.stringify(spec)).toString(36)}`;
  const s = new Sketch(seed);
  s.append(`<defs><g id="${id}">${itemMarkup(drawing, spec)}</g></defs>`);
  paintScene(
    drawing.scene,
    s,
    (x, y, scale, turn = 0) => {
      const move = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${scale})`;
      s.append(`<use href="#${id}" transform="${move} translate(${-FOOT_X} ${-FOOT_Y})"/>`);
    },
    lookOf(spec.params),
  );
  return s.markup();
}

const VIEWS = { main: mainView, detail: detailView, scene: sceneView } as const;

/**
 * Renders a drawing as an SVG document of 400 × 400 without text or fonts. `main` shows the
 * item, `detail` a close view on squared paper, `scene` the item in quantity or at its place.
 * An unknown drawing name gives the plain carton.
 */
export function renderDrawing(spec: DrawingSpec, view: DrawingView = 'main'): string {
  const known = Object.hasOwn(drawings, spec.drawing) ? drawings[spec.drawing] : undefined;
  const drawing = known ?? drawings[FALLBACK];
  if (!drawing) throw new Error('The fallback drawing is missing');
  return picture(VIEWS[view](drawing, spec, hash(spec.drawing)));
}
