import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

describe('dates as Kenyans read them', () => {
  it('shows the day of Nairobi, not of the server', () => {
    expect(formatDate('2026-11-20T22:30:00Z', 'en')).toBe('21 November 2026');
    expect(formatDate('2026-11-20T22:30:00Z', 'sw')).toBe('21 Novemba 2026');
  });

  it('shows the clock of Nairobi over 24 hours', () => {
    expect(formatDateTime('2026-11-20T22:30:00Z', 'en')).toBe('21 Nov 2026, 01:30');
  });
});
