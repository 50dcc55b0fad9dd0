import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../../../messages/en/index.ts';
import { sw } from '../../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../../ui/messages.tsx';
import { LeftOut } from './left-out.tsx';

it('the comparison says how many quotations it leaves out and why, in both languages', () => {
  const shown = (count: number, language: 'en' | 'sw' = 'en') =>
    renderToStaticMarkup(
      <MessagesProvider language={language} readTexts={readFrom(language === 'en' ? en : sw)}>
        <LeftOut count={count} />
      </MessagesProvider>,
    );
  expect(shown(0)).toBe('');
  expect(shown(1)).toContain(
    '1 quotation is left out: its supplier’s account is suspended or closed.',
  );
  expect(shown(2)).toContain('2 quotations are left out');
  expect(shown(2, 'sw')).toContain('Bei 2 hazionyeshwi');
});
