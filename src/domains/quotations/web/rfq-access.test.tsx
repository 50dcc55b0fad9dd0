import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { en } from '../../../messages/en/index.ts';
import { sw } from '../../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../../../ui/messages.tsx';
import { LateForRfq, NoSuchRfq, SuppliersOnly } from './rfq-access.tsx';
import { quotation } from './testing.ts';

const { rfqId } = quotation;
const show = (screen: ReactNode, texts = readFrom(en)) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language="en" readTexts={texts}>
        {screen}
      </MessagesProvider>
    </MemoryRouter>,
  );
const render = (role: 'contractor' | 'admin' | null, texts = readFrom(en)) =>
  show(<SuppliersOnly role={role} rfqId={rfqId} />, texts);
const links = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('the page of an RFQ for suppliers', () => {
  it('ROLE-11 says to everybody else that it is for suppliers, in both languages', () => {
    for (const role of [null, 'contractor', 'admin'] as const) {
      expect(render(role)).toContain('You must be logged in as a supplier to view this page.');
      expect(render(role, readFrom(sw))).toContain('Lazima uwe umeingia kama muuzaji');
    }
  });

  it('ROLE-11 leads a visitor to the sign-in and back, a contractor to its own page of the RFQ', () => {
    const [signIn] = links(render(null));
    expect(decodeURIComponent(signIn ?? '')).toContain(`/rfq/${rfqId}`);
    expect(links(render('contractor'))).toEqual([`/rfqs/${rfqId}`]);
    expect(links(render('admin'))).toEqual(['/dashboard']);
  });

  it('tells a supplier that comes late that it is closed, and leads to the open ones', () => {
    const html = show(<LateForRfq />);
    expect(html).toContain('>This RFQ no longer accepts quotations.<');
    expect(html).toContain('It closed before you sent a quotation');
    expect(html).not.toContain('not found');
    expect(links(html)).toEqual(['/dashboard?tab=rfqs']);
  });

  it('has the heading of a page in every case', () => {
    for (const screen of [<LateForRfq key="late" />, <NoSuchRfq key="missing" />]) {
      expect(show(screen)).toContain('<h1');
    }
    expect(render(null)).toContain('<h1');
  });

  it('ERR-31 says of one that is missing that it is not found', () => {
    expect(show(<NoSuchRfq />)).toContain('>RFQ not found.<');
  });
});
