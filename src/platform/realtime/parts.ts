import { randomBytes } from 'node:crypto';

/** A payload of NOTIFY is shorter than 8,000 bytes. */
const partLength = 7_800;
/** Longer than any text of ours: whoever claims more parts is not one of us. */
const mostParts = 200;
/** A text is begun anew behind so much; the longest frame is a tenth of what is left. */
const longEnough = (mostParts / 2) * partLength;

/**
 * Writes a list down as payloads of NOTIFY. A long one becomes several texts, each a list: together they
 * have what was given, in its order.
 */
export function cut(items: readonly unknown[]): string[] {
  const payloads: string[] = [];
  let together: string[] = [];
  let length = 0;
  for (const item of items) {
    const ascii = JSON.stringify(item).replace(/[\u0080-\uffff]/g, escapeUnit);
    together.push(ascii);
    length += ascii.length + 1;
    if (length < longEnough) continue;
    payloads.push(...cutText(`[${together.join(',')}]`));
    together = [];
    length = 0;
  }
  if (together.length > 0) payloads.push(...cutText(`[${together.join(',')}]`));
  return payloads;
}

/** "id:index:count:…", ASCII, so that no character is cut. */
function cutText(ascii: string): string[] {
  const id = randomBytes(6).toString('base64url');
  const count = Math.max(1, Math.ceil(ascii.length / partLength));
  return Array.from(
    { length: count },
    (_, index) =>
      `${id}:${index}:${count}:${ascii.slice(index * partLength, (index + 1) * partLength)}`,
  );
}

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Puts payloads together again. The parts of one text come in order and nothing of the same sender
 * between them, because one statement sends them.
 */
export class Joiner {
  #open = new Map<string, string[]>();

  /** The whole text with its last part; null before. */
  add(payload: string): string | null {
    const [, id = '', index = '', total = '', part = ''] =
      /^([\w-]+):(\d+):(\d+):(.*)$/s.exec(payload) ?? [];
    const count = Number(total);
    if (!id || count > mostParts) return null;
    if (count === 1) return part;
    const parts = index === '0' ? [] : this.#open.get(id);
    // Its beginning was sent before we listened.
    if (!parts || parts.length !== Number(index)) return null;
    parts.push(part);
    if (parts.length < count) {
      this.#open.set(id, parts);
      return null;
    }
    this.#open.delete(id);
    return parts.join('');
  }

  /** After a gap no rest will come. */
  forget(): void {
    this.#open.clear();
  }
}
