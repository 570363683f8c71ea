import type { profile } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { toBody, toValues } from './details-section.tsx';

const stored = {
  first_name: null,
  last_name: null,
  email: 'ona@example.lt',
  phone: '+370 600 00000',
  department: 'Baras',
  job_position: null,
  timezone: null,
  fixed: ['first_name', 'last_name', 'department'],
} as unknown as profile.Profile;

test('only what was changed is sent: a phone that the manager corrected meanwhile stays', () => {
  const begun = toValues(stored);
  const now = { ...begun, job_position: ' Barista ', timezone: 'Europe/Vilnius', department: 'Salė' };
  expect(toBody(now, begun, stored.fixed)).toEqual({ job_position: 'Barista', timezone: 'Europe/Vilnius' });
  expect(toBody({ ...begun, timezone: null, email: '' }, begun, stored.fixed)).toEqual({ email: '' });
});
