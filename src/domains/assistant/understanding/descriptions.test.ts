import { describe, expect, it } from 'vitest';
import { counts } from './testing/counts.ts';

describe('what is described instead of named', () => {
  it.each([
    ['pipe inayoshusha maji ya mvua kutoka kwa gutter, 5', ['5 piece downpipe']],
    ['valve that stops the tank from overflowing, 3', ['3 piece float-valve']],
    ['kitu ya kupima maji kila mpangaji anatumia, 6', ['6 piece water-meter']],
    ['that fluffy yellow stuff in rolls they lay under the roof, 8 rolls', ['8 roll glasswool']],
  ])('%s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });

  it.each([
    // Other things behind it are asked for as well.
    [
      'mbao za kuezeka 3x2 futi 700 na misumari kilo 5',
      ['700 foot cypress-timber', '5 kg wire-nail'],
    ],
  ])('leaves %s as it is', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('what is named behind its purpose', () => {
  it.each([
    ['wire for tying nondo rolls 3', ['3 roll binding-wire']],
    ['chuma za box za kutengeneza geti 30', ['30 piece hollow-section']],
  ])('is not asked for: %s', (message, expected) => {
    expect(counts(message)).toEqual(expected);
  });
});

describe('what is described within a list', () => {
  it.each([
    [
      '10 bags cement and the stuff that glues pvc pipes 3 tins',
      ['10 bag cement-32-5', '3 tin pvc-solvent-cement'],
    ],
    [
      'cement 10 bags for the slab, 2 lorries of sand, the doors for bathroom 3',
      ['10 bag cement-32-5', '2 lorry river-sand', '3 piece flush-door'],
    ],
  ])('is a line of it: %s', (message, expected) => {
    expect(counts(message).toSorted()).toEqual(expected.toSorted());
  });
});
