import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jointRules } from './joint/judge-joint.ts';
import { lithuania } from '../testing/laws.ts';
import { contextOf } from '../model/context.ts';
import { personView } from '../model/person-view.ts';
import { adult, shiftOf, world } from '../testing/small-world.ts';
import { judgeRoster } from './judge-roster.ts';
import { rules } from './registry.ts';

it('has a table of cases for every rule, under a code of its own', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
    .join('\n');
  for (const { code } of rules) {
    const name = code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    expect(tests).toContain(`ruleCases(${name}, [`);
  }
  const codes = [...rules, ...jointRules].map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

it('cites the article of the law and follows its severity', () => {
  const it = world({ people: [adult({ normMinutes: 60 })] });
  const view = personView(contextOf(it), adult({ normMinutes: 60 }), 0, [shiftOf('12 08:00-16:00')]);
  const found = judgeRoster(view).find((violation) => violation.rule === 'norm-hours');
  expect(found).toMatchObject({ severity: 'consent', source: lithuania.normHours?.article, employeeId: 'ona' });
});

it('lets a business bind a rule otherwise, and what the law forbids no weaker than a warning', () => {
  const severities = { 'norm-hours': 'hard', 'daily-rest': 'off', role: 'off', 'max-minutes': 'off' } as const;
  const it = world({ people: [adult()], rules: { severities } });
  const of = (code: string) => rules.find((rule) => rule.code === code)?.binding(it)?.severity;
  expect(of('norm-hours')).toBe('hard');
  expect(of('daily-rest')).toBe('hard');
  expect(of('role')).toBe('hard');
  expect(of('max-minutes')).toBeUndefined();
  const warned = world({ rules: { severities: { 'daily-rest': 'soft' } } });
  expect(rules.find((rule) => rule.code === 'daily-rest')?.binding(warned)?.severity).toBe('soft');
});
