import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { AskWatch } from './ask-watch.tsx';

const ask = {
  id: 'q1',
  shift: { id: 's1', date: '2031-05-14', start_time: '08:00', end_time: '16:00', template: null },
  role: 'cook',
  holder_name: null,
  way: 'in_order',
  minutes: 30,
  needs_approval: false,
  status: 'running',
  taker_id: null,
  taker_name: null,
  created_at: '2031-05-01T09:00:00Z',
  created_by: 'jonas82',
  ended_at: null,
  people: [],
  allowed_actions: [],
} as const;

test.each([
  ['en', 'Jonas Kalnas', /^Started by Jonas Kalnas, /],
  ['lt', 'Jonas Kalnas', /^Pradėjo Jonas Kalnas, /],
  ['en', null, /^Started by jonas82, /],
])('who asks is named, or has only a username: %s, %s', async (language, created_by_name, text) => {
  await renderPart(<AskWatch ask={{ ...ask, people: [], allowed_actions: [], created_by_name }} />, { language });
  expect(screen.getByText(text)).toBeTruthy();
});
