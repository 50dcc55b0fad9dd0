import { describe, expect, it } from 'vitest';
import { endOfNairobiDay, formatDate, formatDateTime, formatEnd, nairobiDay } from './dates.ts';

describe('dates as Kenyans read them', () => {
  it('shows the day of Nairobi, not of the server', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-20T22:30:00Z', 'sw')).toBe('21 Novemba 2026');
  });

  it('shows the clock of Nairobi over 24 hours', () => {
    expect(formatDateTime('2026-11-20T22:30:00Z', 'en')).toBe('21 Nov 2026, 01:30');
  });

  it('shows the time of what ends before its day does', () => {
    expect(formatEnd('2026-11-21T20:59:59.000Z', 'en')).toBe('21 November 2026');
    expect(formatEnd('2026-11-21T07:00:00.000Z', 'en')).toBe('21 Nov 2026, 10:00');
  });
});

describe('the end of a day in Nairobi', () => {
  it('is 23:59:59 there, of a day and of an instant', () => {
    expect(endOfNairobiDay('2026-11-21')).toBe('2026-11-21T20:59:59.000Z');
    expect(endOfNairobiDay('2026-11-21T20:59:59Z')).toBe('2026-11-21T20:59:59.000Z');
    expect(endOfNairobiDay('2026-11-21T21:00:00Z')).toBe('2026-11-22T20:59:59.000Z');
    expect(nairobiDay('2026-11-21T21:00:00Z')).toBe('2026-11-22');
  });

  it('is not guessed from what is no date', () => {
    for (const text of ['', '1', '2026-04-31', '2026-13-01', 'tomorrow', '21/11/2026']) {
      expect(endOfNairobiDay(text), text).toBeNull();
    }
  });
});
