import { expect, test } from 'vitest';
import { guideFor, holdsAll, plainText, type GuideHead } from './guide.ts';

const page = (job: string, ...pages: string[]): GuideHead => ({
  job,
  title: job,
  group: 'plan',
  order: 1,
  readers: ['manager'],
  keywords: '',
  pages,
});
const heads = [
  page('month', '/manager/calendar', '/manager/shifts/templates'),
  page('ill', '/manager'),
  page('amend', '/manager/calendar'),
  page('types', '/manager/timeoff/types'),
  page('vacation', '/manager/timeoff'),
  page('hours', '/worker'),
];
const jobs = (pathname: string) => guideFor(pathname, heads).map(({ job }) => job);

test('the question mark opens what is about the page at the address, in the order of the guide', () => {
  expect(jobs('/manager/calendar')).toEqual(['month', 'amend']);
  expect(jobs('/manager/timeoff/')).toEqual(['vacation']);
  expect(jobs('/manager/timeoff/types')).toEqual(['types']);
});

test('a page below another is explained with it, but not with the first page of the area', () => {
  expect(jobs('/manager/timeoff/year')).toEqual(['vacation']);
  expect(jobs('/manager')).toEqual(['ill']);
  expect(jobs('/manager/analytics')).toEqual([]);
  expect(jobs('/worker/history')).toEqual([]);
});

test('a search finds every typed word in any order, without case and diacritics', () => {
  const text = plainText({
    job: 'a',
    pictureText: '',
    blocks: [
      { kind: 'text', words: ['Spauskite ', { bold: 'Įrašyti nebuvimą' }, ', žr. ', { to: 'b', text: 'čia' }] },
      { kind: 'steps', items: [['Pirma'], [{ code: 'https://' }]] },
    ],
  });
  expect(holdsAll('NEBUVIMA irasyti', text)).toBe(true);
  expect(holdsAll('https pirma cia', text)).toBe(true);
  expect(holdsAll('atostogos', text)).toBe(false);
});
