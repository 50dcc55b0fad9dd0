import { randomBytes } from 'node:crypto';

/** A payload of NOTIFY is shorter than 8,000 bytes. */
const partLength = 7_800;
/** Longer than any frame of ours: whoever claims more parts is not one of us. */
const mostParts = 200;

/** Cuts a text into payloads of NOTIFY: "id:index:count:…", ASCII, so that no character is cut. */
export function cut(json: string): string[] {
  const ascii = json.replace(/[\u0080-\uffff]/g, escapeUnit);
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
