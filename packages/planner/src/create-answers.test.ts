import { afterAll, expect, it } from 'vitest';
import type { Problem } from '@pamaina/engine';
import { createAnswers } from './create-answers.ts';

const answers = createAnswers();
afterAll(() => answers.close());

const empty: Problem = {
  from: '2026-06-01',
  to: '2026-06-30',
  days: [],
  people: [],
  needs: [],
  fixed: [],
  forbiddenSequences: [],
  law: null,
  weights: { coverage: 1, minShifts: 0, fairHours: 0, fairWeekends: 0, stability: 0 },
};

it('answers several questions at once, each with its own answer', async () => {
  const ill = { absences: [], withdrawn: [], wanted: [], kept: [], from: 0 };
  const asked = [
    answers.ask('remedies', empty, [], 5),
    answers.ask('explainAssignment', empty, [], 'unknown'),
  ] as const;
  expect(await Promise.all([...asked, answers.ask('repair', empty, [], ill)])).toEqual([[], null, []]);
});

it('rejects what the engine cannot answer, and goes on', async () => {
  const broken = { ...empty, people: null } as unknown as Problem;
  await expect(
    answers.ask('repair', broken, [], { absences: [], withdrawn: [], wanted: ['x'], kept: [], from: 0 }),
  ).resolves.toEqual([]);
  await expect(answers.ask('remedies', broken, [], 5)).rejects.toThrow(/TypeError/);
  expect(await answers.ask('remedies', empty, [], 5)).toEqual([]);
});

it('begins a new thread after it was closed', async () => {
  const pending = answers.ask('remedies', empty, [], 5).catch((error: Error) => error.message);
  await answers.close();
  expect(await pending).toMatch(/answering thread was closed/);
  expect(await answers.ask('remedies', empty, [], 5)).toEqual([]);
});
