import { expect, it } from 'vitest';
import { quoteSayings } from './quote-sayings.ts';

it.each(Object.entries(quoteSayings))(
  'sayings of quotations read their example: %s',
  (_name, sayings) => {
    const unread = sayings.filter(({ example, pattern }) => !new RegExp(pattern).test(example));
    expect(unread).toEqual([]);
  },
);
