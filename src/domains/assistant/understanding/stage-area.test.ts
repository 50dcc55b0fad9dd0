import { describe, expect, it } from 'vitest';
import { joinSizes, readNumberWords, tokenize } from '../../materials/language/public.ts';
import { areaIn } from './stage.ts';

const area = (text: string) => areaIn(joinSizes(readNumberWords(tokenize(text))));

describe('the area of what is built', () => {
  it.each([
    ['boundary wall 60m by 2m', 120],
    ['wall 40 metres by 2.5 metres', 100],
    ['fence wall 80m x 2m', 160],
    ['slab 30ft by 20ft', 56],
    ['12 feet by 10 room', 11],
    ['1200 sq ft', 111],
    ['80 square metres', 80],
    ['house 40 by 60', 223],
    ['room 4x5', 20],
  ])('%s', (text, expected) => {
    expect(area(text)).toBe(expected);
  });

  it.each([
    'slab of 0 sqm',
    'slab of 900000 sqm',
    'beam 230x450',
    'slab 100mm thick',
    'tiles 600mm by 600mm',
    'wall 20m long',
  ])('none is said: %s', (text) => {
    expect(area(text)).toBeNull();
  });
});
