import { describe, expect, it, vi } from 'vitest';
import { Closers } from './closers.ts';

describe('Closers', () => {
  it('close once, the last one opened first, and go on after a failure', async () => {
    const closed: string[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const closers = new Closers();
    closers.add(async () => void closed.push('database'));
    closers.add(() => Promise.reject(new Error('it is stuck')));
    closers.add(async () => void closed.push('server'));
    await Promise.all([closers.closeAll(), closers.closeAll()]);
    expect(closed).toEqual(['server', 'database']);
    expect(error).toHaveBeenCalledOnce();
    error.mockRestore();
  });
});
