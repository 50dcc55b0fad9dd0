import type { Plugin } from 'vite';

/**
 * Stands in the browser's build for what two libraries bring along for uses that this one has not:
 * every kilobyte of the first page is waited for on a slow phone.
 */
export function smallRuntime(): Plugin {
  return {
    name: 'small-runtime',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id.endsWith('vite/preload-helper.js')) return loadOnly;
      if (id.includes('lucide-react/dist/esm/createLucideIcon.')) return createIcon;
      return null;
    },
  };
}

/** The helper of Vite loads the style of a lazy part; all style here belongs to routes. */
const loadOnly = 'export const __vitePreload = (load) => load();';

/** The same markup as the library's own, which the server renders, without its settings by context. */
const createIcon = `
import { createElement } from 'react';

const names = /^(aria-|role$|title$)/;

export default function createLucideIcon({ name, node, aliases = [] }) {
  const own = ['lucide', ...[name, ...aliases].map((part) => 'lucide-' + part)];
  return ({ className, size = 24, strokeWidth = 2, children, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: [...own, className].filter(Boolean).join(' '),
        'aria-hidden': Object.keys(rest).some((key) => names.test(key)) || children ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
`;
