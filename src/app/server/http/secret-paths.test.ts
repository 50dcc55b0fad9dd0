import { expect, it } from 'vitest';
import { isSecretPath, withoutSecret } from './secret-paths.ts';

it('a driver’s link, and where M-Pesa calls back, are known as secrets, however it is written, and leaves none in a log', () => {
  for (const [path, logged] of [
    ['/d/TbapOQiVECVrRqyIax_dIQ', '/d/…'],
    ['//D/TbapOQiVECVrRqyIax_dIQ/', '//D/…/'],
    ['/api/d/TbapOQiVECVrRqyIax_dIQ/report', '/api/d/…/report'],
    ['/d/TbapOQiVECVrRqyIax_dIQ?lang=sw', '/d/…?lang=sw'],
    ['/api/webhooks/mpesa/TbapOQiVECVrRqyIax_dIQ', '/api/webhooks/mpesa/…'],
  ] as const) {
    expect(isSecretPath(path), path).toBe(true);
    expect(withoutSecret(path)).toBe(logged);
  }
  for (const path of ['/dashboard', '/dev/ui', '/api/dashboard/supplier', '/products/d/x', '/d/']) {
    expect(isSecretPath(path), path).toBe(false);
    expect(withoutSecret(path)).toBe(path);
  }
});
