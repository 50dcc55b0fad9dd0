import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import type { Language } from '../../../messages/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { Shipping } from './product-tabs.tsx';

const said = (leadTimeDays: number | null, language: Language = 'en') =>
  renderToStaticMarkup(
    <MessagesProvider language={language} readTexts={readFrom(language === 'en' ? en : sw)}>
      <Shipping leadTimeDays={leadTimeDays} />
    </MessagesProvider>,
  ).replaceAll('&amp;', '&');

describe('shipping and returns', () => {
  it('PROD-19 states standard delivery where the supplier has set no time', () => {
    expect(said(null)).toContain(en.product.shippingText);
    expect(said(null, 'sw')).toContain(sw.product.shippingText);
  });

  it.each([0, 1, 2, 5, 9])('says only the time that the supplier set: %i days', (days) => {
    const count = Math.max(1, days);
    expect(said(days)).toContain(`within ${count} day${count === 1 ? '' : 's'}.`);
    expect(said(days)).not.toContain('2-5');
    expect(said(days, 'sw')).toContain(`ndani ya siku ${count}.`);
    expect(said(days, 'sw')).not.toContain('2-5');
  });
});
