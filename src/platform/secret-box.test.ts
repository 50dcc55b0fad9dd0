import { expect, it } from 'vitest';
import { deriveKey } from './keys.ts';
import { secretBox } from './secret-box.ts';

const boxOf = (secret: string, purpose: string) => secretBox(deriveKey(secret, purpose));
const box = boxOf('a secret of at least 32 characters', 'tests');

it('opens what it sealed, and seals nothing alike twice', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'amina');
  expect(box.open(sealed, 'amina')).toBe('JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.seal('JBSWY3DPEHPK3PXP', 'amina')).not.toBe(sealed);
});

it('opens nothing for another owner, purpose or secret, and nothing that was changed', () => {
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'amina');
  expect(box.open(sealed, 'otieno')).toBeNull();
  expect(boxOf('a secret of at least 32 characters', 'other').open(sealed, 'amina')).toBeNull();
  expect(boxOf('another secret of 32 characters!!!', 'tests').open(sealed, 'amina')).toBeNull();
  const [version, nonce, tag, body = ''] = sealed.split('.');
  const bent = [version, nonce, tag, `${body.slice(0, -2)}AA`].join('.');
  for (const text of [bent, '', 'v1', 'v1...', 'JBSWY3DPEHPK3PXP']) {
    expect(box.open(text, 'amina')).toBeNull();
  }
});
