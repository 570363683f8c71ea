import { expect, test } from 'vitest';
import { hashPassword } from '../platform/auth/passwords.ts';

test('tests of other things hash passwords at a low cost', async () => {
  expect(await hashPassword('secret-9', { kind: 'change', share: 'somebody' })).toMatch(/^argon2id\$m=64,t=1,p=1\$/);
});
