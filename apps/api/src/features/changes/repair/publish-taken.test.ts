import { expect, it } from 'vitest';
import { publishedWith } from './publish-taken.ts';

const change = (
  id: string,
  status: 'draft' | 'published',
  [from, to]: [string | null, string | null],
  date = '2031-03-04',
) => ({ id, date, status, from, to });

it('publishes the draft of an employee who gives a published shift away, and no other', () => {
  const given = change('given', 'published', ['ona', 'jonas']);
  expect(publishedWith([change('new', 'draft', [null, 'ona']), given])).toEqual(['new']);
  expect(
    publishedWith([change('new', 'draft', [null, 'rasa']), change('next', 'draft', ['rasa', 'ona']), given]),
  ).toEqual(['next']);
  expect(publishedWith([change('lost', 'draft', ['ona', 'jonas']), given])).toEqual([]);
});

it('publishes nothing for a published open shift, for nobody, or of another month', () => {
  const given = change('given', 'published', ['ona', 'jonas']);
  expect(
    publishedWith([change('open', 'published', [null, 'rasa']), change('hers', 'draft', ['rasa', 'jonas'])]),
  ).toEqual([]);
  expect(publishedWith([change('hers', 'draft', ['rasa', null]), given])).toEqual([]);
  expect(publishedWith([change('later', 'draft', [null, 'ona'], '2031-04-01'), given])).toEqual([]);
});
