import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import createLucideIcon from './lib/create-icon.mjs';
import { iconFiles } from './lib/icons-one-by-one.ts';
import { root } from './lib/install.mjs';

const imports = /import \{([^}]*)\} from 'lucide-react'/g;
const used = new Set(
  readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.tsx'))
    .flatMap((entry) => [
      ...readFileSync(path.join(entry.parentPath, entry.name), 'utf8').matchAll(imports),
    ])
    .flatMap(([, list]) => list.split(',').map((entry) => entry.trim().split(/\s+as\s+/)[0])),
);
const properties = [
  {},
  { className: 'size-4 text-muted' },
  { size: 16, strokeWidth: 1.5 },
  { 'aria-label': 'Closed' },
  { role: 'img', 'aria-label': 'Closed' },
];

it('draws every icon of the application as the library does, which the server renders', async () => {
  const fileOf = iconFiles();
  const icons = [...used].filter((name) => fileOf.has(name));
  expect(icons.length).toBeGreaterThan(50);
  for (const name of icons) {
    const { default: theirs, __iconData } = await import(`lucide-react/icons/${fileOf.get(name)}`);
    const own = createLucideIcon(__iconData);
    for (const given of properties) {
      const markup = renderToStaticMarkup(createElement(own, given));
      expect(markup, name).toBe(renderToStaticMarkup(createElement(theirs, given)));
    }
  }
});
