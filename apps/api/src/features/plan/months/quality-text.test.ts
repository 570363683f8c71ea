import type { Certificate, OpenNeed, Quality } from '@pamaina/engine';
import { expect, it } from 'vitest';
import { countedText, qualityText } from './quality-text.ts';

const certificate: Certificate = {
  kind: 'exact-group',
  roles: ['virėjas', 'pagalbininkas'],
  employeeIds: ['ona', 'jonas'],
  from: '2026-07-01',
  to: '2026-07-31',
  neededMinutes: 496 * 60,
  possibleMinutes: 396 * 60,
  missing: 13,
};

const quality: Quality = {
  penalty: 20_000,
  bound: 20_000,
  gap: 0,
  coverage: 0.8,
  needed: 62,
  filled: 49,
  fillable: 49,
  hardViolations: 0,
  standingViolations: 0,
  parts: {},
  certificates: [certificate],
};

const names = new Map([
  ['ona', 'Ona'],
  ['jonas', 'Jonas'],
]);
const proofOf = (language: 'en' | 'lt', of = certificate) =>
  qualityText({ ...quality, certificates: [of] }, names, language).proof.at(-1);

it.each([
  ['en', '1,130 of 1,132 filled. No schedule can fill more.'],
  ['lt', /^Užpildyta 1\u00a0130 iš 1\u00a0132/],
] as const)('writes numbers as the panel beside it does: %s', (language, sentence) => {
  const large = { ...quality, needed: 1132, filled: 1130, fillable: 1130 };
  expect(qualityText(large, names, language).proof[0]).toMatch(sentence);
});

it('shows penalties without rounding noise, and no bound above its penalty', () => {
  const dusty = { ...quality, penalty: 1000.9999999999999, bound: 1000.9999999999998, parts: { fairness: 0.1 + 0.2 } };
  expect(qualityText(dusty, names, 'en')).toMatchObject({ penalty: 1001, bound: 1001, parts: { fairness: 0.3 } });
  expect(dusty.penalty).toBe(1000.9999999999999);
});

it('says of shortages proved by all rosters which work, hours and people they are about', () => {
  expect(proofOf('en')).toMatchInlineSnapshot(
    `"From 1 Jul 2026 to 31 Jul 2026, virėjas and pagalbininkas shifts need 496 h, but no schedule that keeps the rules gives more than 396 h (Ona and Jonas): 13 shifts must stay open."`,
  );
  expect(proofOf('lt')).toMatchInlineSnapshot(
    `"2026-07-01 – 2026-07-31: patikrinti visi taisykles atitinkantys grafikai, iš reikalingų 496 val. įmanoma ne daugiau kaip 396 val. Pareigos: virėjas ir pagalbininkas. Darbuotojai: Ona ir Jonas. Liks 13 neužpildytų pamainų."`,
  );
});

it('says who holds the role where nobody can work, and how many people a day is short of', () => {
  const day: Certificate = { ...certificate, roles: ['virėjas'], from: '2026-12-09', to: '2026-12-09', missing: 1 };
  const away: Certificate = { ...day, kind: 'nobody-qualified' };
  expect(proofOf('en', away)).toMatchInlineSnapshot(
    `"On 9 Dec 2026, no one with the role virėjas is available (Ona and Jonas): 1 shift must stay open."`,
  );
  expect(proofOf('lt', away)).toMatchInlineSnapshot(
    `"2026-12-09: nėra kam dirbti, nes negali nė vienas šių pareigų darbuotojas. Pareigos: virėjas. Darbuotojai: Ona ir Jonas. Liks 1 neužpildyta pamaina."`,
  );
  expect(proofOf('en', { ...away, employeeIds: [] })).toMatchInlineSnapshot(
    `"On 9 Dec 2026, no one can work as virėjas: 1 shift must stay open."`,
  );
  const crowd = Array.from({ length: 20 }, (_, index) => `p${index}`);
  expect(proofOf('en', { ...away, employeeIds: crowd })).toContain('(20 people)');
  const short: Certificate = { ...day, kind: 'people-on-day' };
  expect(proofOf('en', short)).toMatchInlineSnapshot(
    `"On 9 Dec 2026, people needed as virėjas: 3; available at most: 2 (Ona and Jonas). 1 shift must stay open."`,
  );
  expect(proofOf('lt', short)).toMatchInlineSnapshot(
    `"2026-12-09: per mažai žmonių, nes reikia 3, o gali daugiausia 2. Pareigos: virėjas. Darbuotojai: Ona ir Jonas. Liks 1 neužpildyta pamaina."`,
  );
});

// 333 places times 300 people are 99,900 reasons: 1,000 of them are those of the first 3 places.
it('has the reasons of the first places alone: 333 places with 300 people each take under 230 KB', () => {
  const rules = ['role', 'unavailable', 'rest-daily', 'weekly-hours', 'employee-days'];
  const reasons: OpenNeed['reasons'] = Array.from({ length: 300 }, (_, index) => {
    const [rule = '', employeeId] = [rules[index % 5], `darbuotojas-${index}`];
    const rest = { date: '2031-05-05', shiftIds: [], source: null, params: { role: 'pamainos vadovas' } };
    return { employeeId, violation: { rule, severity: 'hard', employeeId, ...rest } };
  });
  const place = { date: '2031-05-05', template: 'Rytas', role: 'pamainos vadovas', start: 0, end: 480, missing: 1 };
  const open = Array.from({ length: 333 }, (): OpenNeed => ({ ...place, reasons }));
  const needs = countedText(open, new Map(), { language: 'lt', zone: 'Europe/Vilnius' });
  expect(needs.map((need) => need.reasons.length)).toEqual([300, 300, 300, ...Array.from({ length: 330 }, () => 0)]);
  const stopped = rules.toSorted().map((rule) => ({ rule, count: 60 }));
  for (const need of needs) expect(need.stopped).toEqual(stopped);
  expect(Buffer.byteLength(JSON.stringify(needs)) / 1024).toBeLessThan(230);
});

it('counts the employees whom each rule stops, the most first', () => {
  const stop = (employeeId: string, rule: string): OpenNeed['reasons'][number] => ({
    employeeId,
    violation: { rule, severity: 'hard', employeeId, date: null, shiftIds: [], source: null, params: { role: 'cook' } },
  });
  const reasons = [stop('ona', 'unavailable'), stop('jonas', 'role'), stop('rasa', 'role')];
  const place = { date: '2031-05-05', template: 'DAY', role: 'cook', start: 0, end: 480, missing: 1 };
  const [need] = countedText([{ ...place, reasons }], names, { language: 'en', zone: 'Europe/Vilnius' });
  expect(need?.stopped).toEqual([
    { rule: 'role', count: 2 },
    { rule: 'unavailable', count: 1 },
  ]);
  expect(need?.reasons.map(({ name }) => name)).toEqual(['Ona', 'Jonas', 'rasa']);
});
