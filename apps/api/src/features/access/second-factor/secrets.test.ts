import { expect, test } from 'vitest';
import { hashRecoveryCode, newRecoveryCodes, seal, unseal } from './secrets.ts';

const SERVER = 'a secret of thirty-two characters, or more';
const OTHER = 'another secret of at least 32 chars';

test('a stored secret is read with the same server, for the same account, unaltered', () => {
  const stored = seal(SERVER, 'account-1', 'JBSWY3DPEHPK3PXP');
  expect(stored).not.toContain('JBSWY3DPEHPK3PXP');
  expect(unseal([SERVER], 'account-1', stored)).toBe('JBSWY3DPEHPK3PXP');
  expect(unseal([SERVER], 'account-2', stored)).toBeNull();
  expect(unseal([OTHER], 'account-1', stored)).toBeNull();
  expect(unseal([OTHER, SERVER], 'account-1', stored)).toBe('JBSWY3DPEHPK3PXP');
  const altered = `${stored.slice(0, -2)}${stored.endsWith('AA') ? 'BB' : 'AA'}`;
  expect(unseal([SERVER], 'account-1', altered)).toBeNull();
  expect(unseal([SERVER], 'account-1', 'nonsense')).toBeNull();
  expect(seal(SERVER, 'account-1', 'JBSWY3DPEHPK3PXP')).not.toBe(stored);
});

test('ten recovery codes, typed in any way', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([\da-hjkmnp-tv-z]{4}-){5}[\da-hjkmnp-tv-z]{4}$/);
  const hash = hashRecoveryCode('a', 'k0m1-0000-0000-0000-0000-0000');
  expect(hashRecoveryCode('a', ' KOMl oooo 0000 0000 0000 0000')).toBe(hash);
  expect(hashRecoveryCode('b', 'k0m1-0000-0000-0000-0000-0000')).not.toBe(hash);
});
