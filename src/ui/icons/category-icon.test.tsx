import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CategoryIcon, categoryIconKey } from './category-icon.tsx';

const specified = [
  'steel',
  'cement',
  'plumbing',
  'paint',
  'wood',
  'electric',
  'tile',
  'tools',
  'roofing',
] as const;

const drawingOf = (name: string) => renderToStaticMarkup(<CategoryIcon name={name} />);

describe('category icons', () => {
  it('LAND-25 an icon is chosen by a keyword in the name, whatever its case', () => {
    for (const keyword of specified) {
      expect(categoryIconKey(`Good ${keyword.toUpperCase()} & more`)).toBe(keyword);
    }
    expect(categoryIconKey('Electrical Cables & Fittings')).toBe('electric');
    expect(categoryIconKey('Plywood, MDF & Boards')).toBe('wood');
  });

  it('LAND-25 of two keywords the earlier in the list wins, not the earlier in the name', () => {
    expect(categoryIconKey('Tools for Steel')).toBe('steel');
    expect(categoryIconKey('Roofing Tiles')).toBe('tile');
    expect(categoryIconKey('Lighting for wood workshops')).toBe('wood');
  });

  it('LAND-25 each keyword has a drawing of its own', () => {
    const drawings = specified.map(drawingOf);
    expect(new Set([...drawings, drawingOf('Anything else')]).size).toBe(specified.length + 1);
  });

  it('LAND-25 a name without a keyword gets the neutral icon', () => {
    expect(categoryIconKey('Miscellaneous')).toBeNull();
    expect(drawingOf('Miscellaneous')).toContain('lucide-package');
  });
});
