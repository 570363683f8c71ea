import { certificates, settings } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/http/api-client.ts';
import { queries } from '../../../lib/http/queries.ts';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { isEmployedIn } from '../../../lib/schedule/blocks.ts';
import { firstOfMonth, lastOfMonth, type Month } from '../../../lib/dates/months.ts';

/** A rule that a scenario can change: the strictness that can be chosen, and its numbers now. */
export interface RuleOption {
  rule: string;
  choices: readonly settings.Severity[];
  /** Of a rule that numbers define and that applies now. */
  now: Readonly<Record<string, number>> | undefined;
}

export type Choices = ReturnType<typeof useChoices>;

/** What the fields of a line choose from, in a month. */
export function useChoices(month: Month) {
  const people = useEmployed(month);
  const { data: everyone = none } = useQuery(queries.everyEmployee());
  const { data: templates = none } = useQuery(queries.templates());
  const { data: needs = none } = useQuery(queries.requirements());
  const { data: system } = useQuery(settingsQueries.system());
  const { data: certificateKinds = none } = useQuery({
    queryKey: ['certificates', 'kinds'],
    queryFn: ({ signal }) => call(certificates.listKinds, { signal }),
  });
  return useMemo(() => {
    return {
      people,
      roles: sorted([...everyone.flatMap(({ roles }) => roles), ...needs.map(({ role }) => role)]),
      templates: sorted(templates.map(({ name }) => name)),
      certificates: sorted(certificateKinds.map(({ name }) => name)),
      rules: system === undefined ? [] : rulesOf(system),
    };
  }, [certificateKinds, everyone, needs, people, system, templates]);
}

/** Who is employed in a month, by name. */
export function useEmployed(month: Month) {
  const { data: people = none } = useQuery(queries.everyEmployee());
  return useMemo(() => {
    const range = { start: firstOfMonth(month), end: lastOfMonth(month) };
    return people
      .filter((person) => isEmployedIn(person, range))
      .map(({ id, name }) => ({ value: id, label: name }))
      .sort((a, b) => compareNames(a.label, b.label));
  }, [month, people]);
}

const none: never[] = [];

const sorted = (names: readonly string[]) => [...new Set(names)].sort(compareNames);

/** Those with more than one strictness, and those that numbers define. */
function rulesOf({ rules, business_rules }: settings.SystemSettings): RuleOption[] {
  const numbered = Object.keys(settings.businessRules).map((field) => field.replaceAll('_', '-'));
  const known = new Set(rules.map(({ rule }) => rule));
  const all = [
    ...rules.map(({ rule, choices }) => ({ rule, choices })),
    ...numbered.filter((rule) => !known.has(rule)).map((rule) => ({ rule, choices: [] })),
  ];
  return all
    .filter(({ rule, choices }) => choices.length > 1 || numbered.includes(rule))
    .map(({ rule, choices }) => ({
      rule,
      choices: choices.length > 1 ? choices : [],
      now: business_rules[rule.replaceAll('-', '_') as keyof settings.BusinessRules],
    }));
}
