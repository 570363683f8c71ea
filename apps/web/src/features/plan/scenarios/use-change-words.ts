import type { scenarios } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../lib/http/queries.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { fieldOfRule } from './lines/line-values.ts';

type Facts = Record<string, string | number>;

/** The facts that the sentence of a change says. */
function useFacts(): (change: scenarios.Change) => Facts {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const ruleName = useRuleName();
  const { data: people } = useQuery(queries.everyEmployee());
  const names = useMemo(() => new Map(people?.map(({ id, name }) => [id, name])), [people]);
  return useCallback(
    (change) => {
      const nameOf = (id: string) => names.get(id) ?? id;
      const dayOf = ({ weekday, date }: { weekday?: number | null | undefined; date?: string | null | undefined }) =>
        date == null ? format.weekdayLong(someWeekday(weekday ?? 1)) : format.dayMonth(date);
      switch (change.kind) {
        case 'away':
          return { name: nameOf(change.employee_id), range: format.range(change.from, change.to) };
        case 'leaves':
          return { name: nameOf(change.employee_id), date: format.longDate(change.last_day) };
        case 'starts':
          return { name: nameOf(change.employee_id), date: format.longDate(change.first_day) };
        case 'role':
          return { name: nameOf(change.employee_id), role: change.role };
        case 'certificate':
          return { name: nameOf(change.employee_id), certificate: change.certificate };
        case 'contract_hours':
          return { name: nameOf(change.employee_id), hours: format.hours(change.weekly_hours) };
        case 'imaginary':
          return {
            name: change.like == null ? '' : nameOf(change.like),
            roles: change.roles.join(', '),
            hours: format.hours(change.weekly_hours ?? 0),
            days: change.days.map((day) => format.weekdayShort(someWeekday(day))).join(', '),
            time: change.earliest_start ?? '',
          };
        case 'requirement':
          return { day: capital(dayOf(change)), template: change.template, role: change.role, count: change.count };
        case 'closed':
          return { day: dayOf(change) };
        case 'rule':
          return { rule: ruleName(change.rule), value: ruleValue(t, change) };
        case 'aim':
          return {
            aim: t(`system-settings:importance.aims.${change.aim}`),
            value: t(`system-settings:importance.levels.${change.importance}`),
          };
      }
    },
    [format, names, ruleName, t],
  );
}

/** It begins a line. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A day with this weekday, 1 Monday .. 7 Sunday. */
const someWeekday = (weekday: number) => addDays('2024-01-01', weekday - 1);

function ruleValue(
  t: TFunction<'scenarios'>,
  { rule, strictness, numbers }: scenarios.Change & { kind: 'rule' },
): string {
  if (strictness !== undefined) return t(`system-settings:rules.severities.${strictness}`);
  if (numbers == null) return t('rule.none');
  return t(`system-settings:businessRules.${fieldOfRule(rule)}.value`, numbers);
}

/** Which of its texts a kind has. */
function textOf(change: scenarios.Change): string {
  if (change.kind !== 'imaginary') return change.kind;
  const days = change.days.length < 7 ? 'OnDays' : '';
  const from = change.earliest_start == null ? '' : 'From';
  return `${change.like == null ? 'imaginary' : 'imaginaryLike'}${days}${from}`;
}

/** A change as a line of a scenario, and as the name that a scenario gets from it. */
export function useChangeWords() {
  const { t } = useTranslation('scenarios');
  const facts = useFacts();
  const sentence = useCallback((change: scenarios.Change) => t(`lines.${textOf(change)}`, facts(change)), [facts, t]);
  const name = useCallback(
    (change: scenarios.Change) =>
      t(`names.${textOf(change).replace(/(OnDays)?(From)?$/, '')}`, facts(change)).slice(0, 80),
    [facts, t],
  );
  return { sentence, name };
}
