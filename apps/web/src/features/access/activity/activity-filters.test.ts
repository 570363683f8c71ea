import { expect, test } from 'vitest';
import en from '../../../i18n/en/access/activity.ts';
import { ACTIVITY_TYPES } from './activity-filters.tsx';

test('whatever the history has a name for can be chosen', () => {
  expect([...ACTIVITY_TYPES].sort()).toEqual(Object.keys(en.types).sort());
});
