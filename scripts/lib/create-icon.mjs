import { createElement } from 'react';

const names = /^(aria-|role$|title$)/;

/**
 * An icon of lucide-react from its data: the same markup as the library's own, which the server renders,
 * for the properties that this application gives (no colour, no settings by context, no ref).
 */
export default function createLucideIcon({ name, node, aliases = [] }) {
  const own = ['lucide', ...[name, ...aliases].map((part) => `lucide-${part}`)];
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
        'aria-hidden':
          Object.keys(rest).some((key) => names.test(key)) || children ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
}
