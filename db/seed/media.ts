import { createHash } from 'node:crypto';
import { type DrawingSpec, drawingFor } from './illustrations/index.ts';

/** The three pictures of every demo product, in the order its page shows them. */
const views = ['main', 'detail', 'scene'] as const;
type View = (typeof views)[number];

export interface Illustration {
  readonly key: string;
  readonly spec: DrawingSpec & { readonly view: View };
}

interface Item {
  readonly productType: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly brandName: string | null;
}

/** The illustrations of an item. Items that look alike share them. */
export function illustrationsOf(item: Item): Illustration[] {
  const drawing = drawingFor({ ...item, attributes: { ...item.attributes } });
  return views.map((view) => ({ key: keyOf(drawing, view), spec: { ...drawing, view } }));
}

/** Where the picture is served. */
export function pathOf(illustration: Illustration): string {
  return `/media/${illustration.key}`;
}

/** Raised when the same specification is drawn in another way, as no cache asks for it again. */
const edition = 3;

/** 32 hex digits of the hash of what is drawn: another drawing has another address. */
function keyOf(spec: DrawingSpec, view: View): string {
  const params = Object.fromEntries(
    Object.entries(spec.params).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const canonical = JSON.stringify({ spec: { drawing: spec.drawing, params }, view, edition });
  return createHash('sha256').update(canonical).digest('hex').slice(0, 32);
}
