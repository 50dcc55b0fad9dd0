import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Holds the colour pairs of tokens.css to WCAG 2 AA: 4.5 for text, 3 for borders and focus rings. */

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function colours(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]),
  );
}

const [lightBlock, darkBlock] = css.slice(css.indexOf(':root,')).split('@variant dark');
const themes = { light: colours(lightBlock!), dark: colours(darkBlock!) };

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const inks = [
  'ink',
  'ink-muted',
  'brand-ink',
  'danger-ink',
  'success-ink',
  'warning-ink',
  'info-ink',
];

const textPairs: [string, string][] = [
  ...surfaces.flatMap((ground) => inks.map((ink): [string, string] => [ink, ground])),
  ['ink', 'concrete'],
  ['ink', 'brand-soft'],
  ['brand-ink', 'brand-soft'],
  ['danger-ink', 'danger-soft'],
  ['success-ink', 'success-soft'],
  ['warning-ink', 'warning-soft'],
  ['info-ink', 'info-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['on-success', 'success'],
  ['surface', 'ink'],
];

const shapePairs: [string, string][] = surfaces.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
]);

describe('contrast of tokens', () => {
  it('is measured as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('reads the same colours in both themes', () => {
    expect(Object.keys(themes.light).length).toBeGreaterThan(20);
    expect(Object.keys(themes.dark).sort()).toEqual(Object.keys(themes.light).sort());
  });

  for (const [theme, tokens] of Object.entries(themes)) {
    it.each(textPairs)(`${theme}: %s on %s reads`, (ink, ground) => {
      expect(contrast(tokens[ink]!, tokens[ground]!)).toBeGreaterThanOrEqual(4.5);
    });

    it.each(shapePairs)(`${theme}: %s shows on %s`, (shape, ground) => {
      expect(contrast(tokens[shape]!, tokens[ground]!)).toBeGreaterThanOrEqual(3);
    });
  }
});
