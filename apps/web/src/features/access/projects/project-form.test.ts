import i18n from 'i18next';
import { expect, test } from 'vitest';
import { emptyProject, validateProject } from './project-form.ts';

const full = { ...emptyProject, name: 'Rytas', email: 'ona@rytas.lt', agreeToTerms: true, acceptPrivacy: true };

test.each([
  [{ name: '  ab ' }, { name: 'Project name must be at least 3 characters' }],
  [{ email: ' ' }, { email: 'Email is required for payment receipts' }],
  [{ email: 'ona@' }, { email: 'Please enter a valid email address' }],
  [{ agreeToTerms: false }, { agreeToTerms: 'You must agree to the terms and conditions' }],
  [{ acceptPrivacy: false }, { acceptPrivacy: 'You must accept the privacy policy' }],
  [{}, {}],
])('%j', (changes, errors) => {
  expect(validateProject({ ...full, ...changes }, i18n.t, true)).toEqual(errors);
});

test('a test account needs no address', () => {
  expect(validateProject({ ...full, email: '' }, i18n.t, false)).toEqual({});
});
