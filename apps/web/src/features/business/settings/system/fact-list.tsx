import { Paper, Title } from '@mantine/core';
import { useId } from 'react';
import { settings } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../lib/dates/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useRuleName } from '../../../../lib/format/use-names.ts';
import { chosenSeverity, limitRows } from './limit-fields.tsx';
import classes from './system.module.css';

/** Read-only settings with their values. Nothing if there are none. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      <dl className={classes.facts}>
        {facts.map(({ key, name, value }) => (
          <div key={key} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}

interface Fact {
  key: string;
  name: string;
  value: string;
}

type System = settings.SystemSettings;

const SOME_MONDAY = '2026-01-05';

/** The law, and what the business agreed on top of it. */
function useLawFacts() {
  const { t } = useTranslation('system-settings');
  const format = useFormat();
  return ({ law, regime, accounting_months, accounting_start, accounting_ground, ...late }: System): Fact[] => [
    { key: 'pack', name: t('law.pack'), value: law.name ?? t('law.packs.none') },
    { key: 'regime', name: t('law.regime'), value: t(`law.regimes.${regime}`) },
    { key: 'months', name: t('law.months'), value: format.number(accounting_months) },
    ...(accounting_ground === null
      ? []
      : [{ key: 'ground', name: t('law.ground'), value: t(`law.grounds.${accounting_ground}`) }]),
    { key: 'start', name: t('law.start'), value: format.longDate(accounting_start) },
    ...(late.late_change_hours === null || late.late_change_percent === null
      ? []
      : [
          { key: 'late', name: t('law.late.hours'), value: format.number(late.late_change_hours) },
          { key: 'latePaid', name: t('law.late.percent'), value: format.number(late.late_change_percent) },
        ]),
  ];
}

/** The settings in words, part by part. */
export function useSystemFacts() {
  const { t } = useTranslation('system-settings');
  const format = useFormat();
  const ruleName = useRuleName();
  const ofLaw = useLawFacts();
  return {
    ofProject: ({ name, description, time_zone }: settings.ProjectSettings): Fact[] => [
      { key: 'name', name: t('project.name'), value: name },
      ...(description === null ? [] : [{ key: 'about', name: t('project.description'), value: description }]),
      { key: 'zone', name: t('project.zone'), value: time_zone },
    ],
    ofOpening: ({ opening_hours }: System): Fact[] =>
      opening_hours.flatMap((hours, day) =>
        hours === null
          ? []
          : [
              {
                key: String(day),
                name: format.weekdayLong(addDays(SOME_MONDAY, day)),
                value: `${hours.open}–${hours.close}`,
              },
            ],
      ),
    ofImportance: ({ importance }: System): Fact[] =>
      settings.aims.map((aim) => ({
        key: aim,
        name: t(`importance.aims.${aim}`),
        value: t(`importance.levels.${importance[aim]}`),
      })),
    ofLaw,
    ofLimits: ({ limits }: System): Fact[] =>
      limitRows.flatMap(({ name, min, max }) => {
        const least = min === null ? null : limits[min];
        const most = max === null ? null : limits[max];
        if (least == null && most == null) return [];
        const ends = [
          least == null ? null : t('limits.leastOf', { amount: format.number(least) }),
          most == null ? null : t('limits.mostOf', { amount: format.number(most) }),
        ];
        return [{ key: name, name: t(`limits.rows.${name}`), value: ends.filter((end) => end !== null).join(' · ') }];
      }),
    ofBusinessRules: ({ business_rules }: System): Fact[] =>
      Object.entries(business_rules).map(([rule, numbers]) => ({
        key: rule,
        name: ruleName(rule.replaceAll('_', '-')),
        value: t(`businessRules.${rule}.value`, numbers ?? {}),
      })),
    ofRules: ({ rules, severities }: System): Fact[] =>
      rules
        .filter(({ family }) => family !== 'basic')
        .map((one) => ({
          key: one.rule,
          name: ruleName(one.rule),
          value: t(`rules.severities.${chosenSeverity(one, severities)}`),
        })),
  };
}
