import { judge, ruleCatalogue, type Violation } from '@pamaina/engine';
import { eu, lithuania, shiftOf, world } from '@pamaina/engine/testing';
import { expect, it } from 'vitest';
import { rules as en } from '../../i18n/en/plan/rules.ts';
import { rules as lt } from '../../i18n/lt/plan/rules.ts';
import { ruleText } from './rule-text.ts';

it('has words in both languages for every rule that can be broken', () => {
  const regimes = ['summary', 'fixed'] as const;
  const laws = [lithuania, eu, null];
  const codes = laws.flatMap((law) =>
    regimes.flatMap((regime) => ruleCatalogue({ law, regime }).map(({ code }) => code)),
  );
  expect(Object.keys(en)).toEqual(expect.arrayContaining(codes));
  expect(Object.keys(lt)).toEqual(expect.arrayContaining(codes));
});

it.each([
  ['2026-12-09T00:00', '2026-12-10T00:00', 'Has time off on 9 Dec 2026.', 'Turi laisvadienį: 2026-12-09.'],
  [
    '2026-12-09T08:00',
    '2026-12-09T15:30',
    'Has time off on 9 Dec 2026, 08:00–15:30.',
    'Turi laisvadienį: 2026-12-09, 08:00–15:30.',
  ],
  [
    '2026-12-09T16:00',
    '2026-12-10T00:00',
    'Has time off on 9 Dec 2026, 16:00–24:00.',
    'Turi laisvadienį: 2026-12-09, 16:00–24:00.',
  ],
  [
    '2026-12-09T00:00',
    '2026-12-12T00:00',
    'Has time off from 9 Dec 2026 to 11 Dec 2026.',
    'Atostogauja arba turi laisvadienį nuo 2026-12-09 iki 2026-12-11.',
  ],
])('says when somebody is away from %s to %s', (from, to, english, lithuanian) => {
  const minutes = (time: string) => Date.parse(`${time}+02:00`) / 60_000;
  const violation: Violation = {
    rule: 'unavailable',
    severity: 'hard',
    employeeId: 'ona',
    date: '2026-12-09',
    shiftIds: [],
    params: { cause: 'time_off', blockStart: minutes(from), blockEnd: minutes(to) },
    source: null,
  };
  expect(ruleText(violation, { language: 'en', zone: 'Europe/Vilnius' }).detail).toBe(english);
  expect(ruleText(violation, { language: 'lt', zone: 'Europe/Vilnius' }).detail).toBe(lithuanian);
});

it('says "ill" to those who may know, and "absent" to others', () => {
  const minutes = (date: string) => Date.parse(`${date}T00:00+02:00`) / 60_000;
  const ill: Violation = {
    rule: 'unavailable',
    severity: 'hard',
    employeeId: 'ona',
    date: '2026-12-09',
    shiftIds: [],
    params: { cause: 'ill', blockStart: minutes('2026-12-09'), blockEnd: minutes('2026-12-12') },
    source: null,
  };
  const texts = (['en', 'lt'] as const).map((language) => ruleText(ill, { language, zone: 'Europe/Vilnius' }).detail);
  expect(texts).toEqual(['Is ill from 9 Dec 2026 to 11 Dec 2026.', 'Serga nuo 2026-12-09 iki 2026-12-11.']);
  const open = { ...ill, params: { ...ill.params, cause: 'open' } };
  const discreet = [ill, open].flatMap((violation) =>
    (['en', 'lt'] as const).map(
      (language) => ruleText(violation, { language, zone: 'Europe/Vilnius', hidesIllness: true }).detail,
    ),
  );
  expect(discreet).toEqual([
    'Is absent from 9 Dec 2026 to 11 Dec 2026.',
    'Nedirba nuo 2026-12-09 iki 2026-12-11.',
    'Is absent since 9 Dec 2026.',
    'Nedirba nuo 2026-12-09.',
  ]);
});

it.each([
  [
    lithuania,
    '8 h of work with a 10 min break; over 5 h, a break of at least 30 min is required.',
    'Pamainos darbo laikas 8 val., pertrauka 10 min.; po 5 val. darbo priklauso bent 30 min. pertrauka.',
  ],
  [
    eu,
    '8 h of work with a 10 min break; over 6 h, a break of at least 15 min is required.',
    'Pamainos darbo laikas 8 val., pertrauka 10 min.; po 6 val. darbo priklauso bent 15 min. pertrauka.',
  ],
])('says which meal break the law asks for: $id', (law, english, lithuanian) => {
  const found = judge(world({ law }), [shiftOf('12 08:00-16:10/10')]).find(({ rule }) => rule === 'meal-break');
  const texts = (['en', 'lt'] as const).map(
    (language) => found && ruleText(found, { language, zone: 'Europe/Vilnius' }).detail,
  );
  expect(texts).toEqual([english, lithuanian]);
});

it('cites the article as the language does', () => {
  const found = judge(world({ law: lithuania }), [shiftOf('12 08:00-16:10/10')]).find(
    ({ rule }) => rule === 'meal-break',
  );
  const sources = (['en', 'lt'] as const).map(
    (language) => found && ruleText(found, { language, zone: 'Europe/Vilnius' }).source,
  );
  expect(sources).toEqual(['Labour Code, Art. 122(2)', 'DK 122 str. 2 d.']);
});
