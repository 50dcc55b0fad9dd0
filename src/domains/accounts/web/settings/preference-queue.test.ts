import { describe, expect, it } from 'vitest';
import type { NotificationPreferences } from '../../account-schema.ts';
import { createPreferenceQueue } from './preference-queue.ts';

const stored: NotificationPreferences = {
  emailNotifications: true,
  messageNotifications: true,
  orderUpdates: true,
  marketingEmails: false,
};

function setUp() {
  const sent: NotificationPreferences[] = [];
  const answers: ((isStored: boolean) => void)[] = [];
  let shown = stored;
  const queue = createPreferenceQueue(stored, {
    show: (preferences) => {
      shown = preferences;
    },
    send: (wanted) => {
      sent.push(wanted);
      return new Promise((resolve) => {
        answers.push((isStored) => resolve(isStored ? { ...wanted } : null));
      });
    },
  });
  const settle = async (isStored: boolean) => {
    answers.shift()?.(isStored);
    await new Promise((done) => setImmediate(done));
  };
  return { queue, sent, settle, shown: () => shown };
}

describe('switches', () => {
  it('VAL-59 show a change at once and send all four', async () => {
    const { queue, sent, settle, shown } = setUp();
    queue.change({ marketingEmails: true });
    expect(shown()).toEqual({ ...stored, marketingEmails: true });
    await settle(true);
    expect(sent).toEqual([{ ...stored, marketingEmails: true }]);
  });

  it('ERR-30 go back where the server refuses', async () => {
    const { queue, settle, shown } = setUp();
    queue.change({ orderUpdates: false });
    await settle(false);
    expect(shown()).toEqual(stored);
    queue.change({ emailNotifications: false });
    await settle(true);
    expect(shown()).toEqual({ ...stored, emailNotifications: false });
  });

  it('send what was changed meanwhile once more, and the last one stands', async () => {
    const { queue, sent, settle, shown } = setUp();
    queue.change({ orderUpdates: false });
    queue.change({ orderUpdates: true });
    queue.change({ marketingEmails: true });
    expect(sent).toHaveLength(1);
    await settle(true);
    expect(sent).toHaveLength(2);
    await settle(true);
    expect(sent).toHaveLength(2);
    expect(shown()).toEqual({ ...stored, marketingEmails: true });
  });

  it('go back to what the server has when the second change is refused', async () => {
    const { queue, settle, shown } = setUp();
    queue.change({ orderUpdates: false });
    queue.change({ marketingEmails: true });
    await settle(true);
    await settle(false);
    expect(shown()).toEqual({ ...stored, orderUpdates: false });
  });
});
