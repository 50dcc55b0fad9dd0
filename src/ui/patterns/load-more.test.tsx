import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../messages.tsx';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';

const endOfList = (state: Pick<LoadMoreProps, 'failed' | 'pending'>) =>
  renderToStaticMarkup(
    <MessagesProvider language="en" readTexts={readFrom(en)}>
      <LoadMore label="More" onLoad={() => undefined} {...state} />
    </MessagesProvider>,
  );

test('says that the next page did not come, until it is asked for again', () => {
  const words = 'This could not be loaded. Check your connection and try again.';
  expect(endOfList({})).not.toContain(words);
  expect(endOfList({ failed: true })).toContain(words);
  expect(endOfList({ failed: true })).toContain('role="alert"');
  expect(endOfList({ failed: true, pending: true })).not.toContain(words);
});
