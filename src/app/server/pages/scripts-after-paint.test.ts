import { expect, it } from 'vitest';
import { scriptsAfterPaint } from './scripts-after-paint.ts';

const page = `<html><head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="stylesheet" href="/s.css"/><link rel="modulepreload" href="/b.js"/></head><body><script nonce="n">first()</script><script nonce="n" type="module" async="">import "/manifest.js";
import * as route0 from "/a.js";
import * as route1 from "/b.js";

window.modules = {"root":route0,"list":route1};

import("/entry.js");</script></body></html>`;

it('asks for no script before the page was painted', () => {
  const html = scriptsAfterPaint(page);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/s.css"/>');
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('["/a.js","/b.js"]');
});

it('keeps what the script does, in its order', () => {
  const code = /async="">([\s\S]*?)<\/script>/.exec(scriptsAfterPaint(page))?.[1] ?? '';
  const places = [
    'await new Promise',
    'await import("/manifest.js");',
    'const [route0, route1] = await Promise.all([import("/a.js"), import("/b.js")]);',
    'window.modules = {"root":route0,"list":route1};',
    'import("/entry.js");',
  ].map((part) => code.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

it('leaves a page without scripts as it is', () => {
  expect(scriptsAfterPaint('<html><head></head></html>')).toBe('<html><head></head></html>');
});
