import { use } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { eventually } from '../shared/testing/eventually.ts';
import { lazyPart } from './lazy-part.ts';

const late = new Promise<string>(() => undefined);
const Late = () => <p>{use(late)}</p>;
const load = vi.fn(async () => Late);
const part = lazyPart<object>(load);

function Frame() {
  const Part = part.usePart(true);
  return <main>Price list{Part && <Part />}</main>;
}

test('A part that waits for its texts keeps nothing around it waiting', async () => {
  expect(renderToString(<Frame />)).not.toContain('<template');
  part.preload();
  await eventually(() => expect(renderToString(<Frame />)).toContain('<template'));
  expect(renderToString(<Frame />)).toContain('Price list');
});
