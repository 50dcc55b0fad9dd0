import { describe, expect, it } from 'vitest';
import { LineKeys } from './line-keys.ts';

describe('names of lines', () => {
  it('stay with their lines when one is removed, and none is given twice', () => {
    const keys = new LineKeys();
    const [first, second, third] = keys.of(3);
    keys.remove(1);
    expect(keys.of(2)).toEqual([first, third]);
    const added = keys.of(3);
    expect(added.slice(0, 2)).toEqual([first, third]);
    expect([first, second, third]).not.toContain(added[2]);
    expect(keys.of(3)).toEqual(added);
  });
});
