import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../messages/en/index.ts';
import { sw } from '../../messages/sw/index.ts';
import { MessagesProvider, readFrom } from '../messages.tsx';
import GalleryRoute, { loader } from './gallery-route.tsx';

const html = (language: 'en' | 'sw') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <MessagesProvider language={language} readTexts={readFrom(language === 'sw' ? sw : en)}>
        <GalleryRoute />
      </MessagesProvider>
    </MemoryRouter>,
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('gallery', () => {
  it('is not there outside development', () => {
    vi.stubEnv('DEV', true);
    expect(loader()).toBeNull();
    vi.stubEnv('DEV', false);
    expect(loader).toThrow(expect.objectContaining({ status: 404 }));
  });

  it('renders every component on the server, in light and dark, with unique ids', () => {
    const page = html('en');
    expect(page).toContain('data-theme="light"');
    expect(page).toContain('data-theme="dark"');
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('speaks Swahili where the reader does', () => {
    expect(html('sw')).toContain('aria-label="Punguza"');
    expect(html('sw')).not.toContain('aria-label="Decrease"');
  });
});
