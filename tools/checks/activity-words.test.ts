import { expect, test } from 'vitest';
import en from '../../apps/web/src/i18n/en/access/activity.ts';
import { sourceFiles } from './source-files.ts';

/** The actions that features record, as `employee.created`. */
const RECORDED = /action_type: '([a-z_]+)\.([a-z_]+)'/g;

test('everything that the history records is said in words', () => {
  const files = sourceFiles().filter(({ path }) => path.startsWith('apps/api/src/') && !path.endsWith('.test.ts'));
  const recorded = files.flatMap(({ text }) => [...text.matchAll(RECORDED)]);
  const actions = en.actions as Record<string, string | Record<string, string>>;
  const missing = recorded
    .filter(([, feature = '', deed = '']) => {
      const words = actions[feature];
      return typeof words !== 'object' || !(deed in words || `${deed}_other` in words);
    })
    .map(([, feature, deed]) => `${feature}.${deed}`);
  expect(recorded.length).toBeGreaterThan(30);
  expect([...new Set(missing)]).toEqual([]);
});
