import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import { BoughtLines } from './bought-lines.tsx';

it('what more is bought is counted as people say it', () => {
  const shown = (more: number) =>
    renderToStaticMarkup(
      <MessagesProvider language="en" readTexts={readFrom(en)}>
        <BoughtLines lines={[]} more={more} />
      </MessagesProvider>,
    );
  expect(shown(1)).toContain('and 1 more line<');
  expect(shown(2)).toContain('and 2 more lines<');
});
