import { afterEach, expect, it } from 'vitest';
import type { Judgement } from '../../../../lib/schedule/verdicts.ts';
import { createVerdictMarks } from './drag-marks.ts';

afterEach(() => document.body.replaceChildren());

const refused = { verdict: 'refused', rules: [] } as unknown as Judgement;
const allowed = { verdict: 'ok', rules: [] } as unknown as Judgement;
const days = ['2026-12-01', '2026-12-02'];

function row(key: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset['key'] = key;
  for (const date of days) {
    const cell = document.createElement('div');
    cell.dataset['date'] = date;
    element.append(cell);
  }
  document.body.append(element);
  return element;
}
const verdictsIn = (element: HTMLElement) =>
  [...element.children].map((cell) => (cell as HTMLElement).dataset['verdict'] ?? null);

it('marks the row under the pointer, and no other', () => {
  const [ona, rasa] = [row('ona'), row('rasa')];
  const marks = createVerdictMarks();
  const all = new Map(days.map((date, at) => [date, at === 0 ? allowed : refused]));
  marks.show(() => all, ona);
  expect([verdictsIn(ona), verdictsIn(rasa)]).toEqual([
    ['ok', 'refused'],
    [null, null],
  ]);
  marks.show(() => all, rasa);
  expect([verdictsIn(ona), verdictsIn(rasa)]).toEqual([
    [null, null],
    ['ok', 'refused'],
  ]);
  marks.show(() => all, null);
  expect(verdictsIn(rasa)).toEqual([null, null]);
});

it('marks the row once its check has arrived, and nothing after the drag', () => {
  const ona = row('ona');
  const marks = createVerdictMarks();
  marks.show(() => undefined, ona);
  expect(verdictsIn(ona)).toEqual([null, null]);
  const found = new Map([['2026-12-02', refused]]);
  marks.show(() => found, ona);
  expect(verdictsIn(ona)).toEqual([null, 'refused']);
  marks.clear();
  expect(verdictsIn(ona)).toEqual([null, null]);
});
