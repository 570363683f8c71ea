import type { rules } from '@pamaina/contract';
import { Text, Title } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { RuleText } from './rule-text.tsx';
import classes from './panel.module.css';

interface RulesPanelProps {
  violations: rules.Rule[];
  nameOf: (employeeId: string) => string | null;
  onShow: (date: string) => void;
}

/** Every broken rule of the month, by rule, each with employee, day and article. */
export function RulesPanel({ violations, nameOf, onShow }: RulesPanelProps) {
  const { t } = useTranslation('schedule');
  const words = useShiftWords();
  const ruleName = useRuleName();
  if (violations.length === 0) return <Text c="dimmed">{t('panel.nothingBroken')}</Text>;
  const isGoal = (one: rules.Rule) => one.severity === 'soft';
  const kinds = [
    {
      title: t('panel.broken'),
      groups: Map.groupBy(
        violations.filter((one) => !isGoal(one)),
        (one) => one.rule,
      ),
    },
    { title: t('panel.goals'), groups: Map.groupBy(violations.filter(isGoal), (one) => one.rule) },
  ].filter((kind) => kind.groups.size > 0);
  return kinds.map(({ title, groups }) => (
    <Fragment key={title}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {[...groups].map(([rule, own]) => (
        <section key={rule} className={classes.card}>
          <Text fw={600}>{t('panel.ruleCount', { rule: ruleName(rule), count: own.length })}</Text>
          {own.map((one) => (
            <div key={`${one.employee_id}${one.date}${one.detail}`}>
              <Text size="sm">
                {one.employee_id !== undefined && <strong>{nameOf(one.employee_id)} </strong>}
                {one.date !== undefined && (
                  <button type="button" className={classes.link} onClick={() => onShow(one.date ?? '')}>
                    {words.day(one.date)}
                  </button>
                )}
              </Text>
              <RuleText rule={one} />
            </div>
          ))}
        </section>
      ))}
    </Fragment>
  ));
}
