import { afterAll, expect, it } from 'vitest';
import type { Problem } from '@pamaina/engine';
import { AnswersBusy, createAnswers } from './create-answers.ts';

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
    answers.ask('cafe', 'remedies', empty, [], 5),
    answers.ask('cafe', 'explainAssignment', empty, [], 'unknown'),
  ] as const;
  expect(await Promise.all([...asked, answers.ask('cafe', 'repair', empty, [], ill)])).toEqual([[], null, []]);
});

it('rejects what the engine cannot answer, and goes on', async () => {
  const broken = { ...empty, people: null } as unknown as Problem;
  await expect(
    answers.ask('cafe', 'repair', broken, [], { absences: [], withdrawn: [], wanted: ['x'], kept: [], from: 0 }),
  ).resolves.toEqual([]);
  await expect(answers.ask('cafe', 'remedies', broken, [], 5)).rejects.toThrow(/TypeError/);
  expect(await answers.ask('cafe', 'remedies', empty, [], 5)).toEqual([]);
});

it('begins a new thread after it was closed', async () => {
  const pending = answers.ask('cafe', 'remedies', empty, [], 5).catch((error: Error) => error.message);
  await answers.close();
  expect(await pending).toMatch(/answering thread was closed/);
  expect(await answers.ask('cafe', 'remedies', empty, [], 5)).toEqual([]);
});

it('takes a few questions of one asker at a time, and another is answered right behind those', async () => {
  const order: string[] = [];
  const ask = (asker: string) =>
    answers.ask(asker, 'remedies', empty, [], 5).then(
      () => order.push(asker),
      (error: unknown) => error,
    );
  const flood = Array.from({ length: 50 }, () => ask('flood'));
  const other = ask('cafe');
  const refused = (await Promise.all(flood)).filter((reply) => reply instanceof AnswersBusy);
  await other;
  expect(refused).toHaveLength(44);
  expect(order).toEqual([...Array.from({ length: 6 }, () => 'flood'), 'cafe']);
  await expect(ask('flood')).resolves.toBe(8);
});

it('takes twenty of all askers together', async () => {
  const asked = Array.from({ length: 30 }, (_, index) => answers.ask(`asker ${index}`, 'remedies', empty, [], 5));
  const ended = await Promise.allSettled(asked);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  await expect(answers.ask('cafe', 'remedies', empty, [], 5)).resolves.toEqual([]);
});
