import { rules, type ReplyOf, type schedule } from '@pamaina/contract';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { firstOfMonth, lastOfMonth, type Month } from '../model/months.ts';
import { countBroken } from '../model/verdicts.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { useShiftWords } from '../use-shift-words.ts';
import { RuleText } from './rule-text.tsx';
import classes from './panel.module.css';

interface RulesPanelProps {
  /** Of the month: every rule with its number, and the first of the broken ones. */
  summary: Pick<ReplyOf<typeof schedule.getSummary>, 'broken' | 'violations'>;
  month: Month;
  nameOf: (employeeId: string) => string | null;
  onShow: (date: string) => void;
}

/** Every broken rule of the month, by rule, each with employee, day and article; the rest of a long list on demand. */
export function RulesPanel({ summary: { broken, violations }, month, nameOf, onShow }: RulesPanelProps) {
  const { t } = useTranslation('schedule');
  const ruleName = useRuleName();
  const [opened, setOpened] = useState(1);
  const total = countBroken(broken);
  const most = Math.ceil(total / rules.rulesPerPage);
  const range = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const pages = Array.from({ length: Math.max(0, Math.min(opened, most) - 1) }, (_, index) => index + 2);
  const more = useQueries({ queries: pages.map((page) => scheduleQueries.violations(range, page)) });
  if (total === 0) return <Text c="dimmed">{t('panel.nothingBroken')}</Text>;
  const shown = [...violations, ...more.flatMap(({ data }) => data?.items ?? [])];
  const left = total - rules.rulesPerPage * (pages.length + 1);
  const missing = more.find(({ data }) => data === undefined);
  const kinds = [
    { title: t('panel.broken'), groups: broken.filter(({ severity }) => severity === 'hard') },
    { title: t('panel.goals'), groups: broken.filter(({ severity }) => severity === 'soft') },
  ].filter(({ groups }) => groups.length > 0);
  return (
    <>
      {kinds.map(({ title, groups }) => (
        <Fragment key={title}>
          <Title order={2} size="h4">
            {title}
          </Title>
          {groups.map(({ rule, severity, count }) => (
            <section key={rule} className={classes.card}>
              <Text fw={600}>{t('panel.ruleCount', { rule: ruleName(rule), count })}</Text>
              {shown
                .filter((one) => one.rule === rule && one.severity === severity)
                .map((one) => (
                  <Broken
                    key={`${one.employee_id}${one.date}${one.detail}`}
                    one={one}
                    nameOf={nameOf}
                    onShow={onShow}
                  />
                ))}
            </section>
          ))}
        </Fragment>
      ))}
      {missing && (
        <QueryView what="schedule" query={missing} skeleton={<Skeleton height={64} />}>
          {() => null}
        </QueryView>
      )}
      {left > 0 && !missing && (
        <Button variant="default" onClick={() => setOpened(pages.length + 2)}>
          {t('panel.more', { count: Math.min(left, rules.rulesPerPage) })}
        </Button>
      )}
    </>
  );
}

/** A broken rule: whose, when, and how. */
function Broken({ one, nameOf, onShow }: Pick<RulesPanelProps, 'nameOf' | 'onShow'> & { one: rules.Rule }) {
  const words = useShiftWords();
  const { employee_id, date } = one;
  return (
    <div>
      <Text size="sm">
        {employee_id !== undefined && <strong>{nameOf(employee_id)} </strong>}
        {date !== undefined && (
          <button type="button" className={classes.link} onClick={() => onShow(date)}>
            {words.day(date)}
          </button>
        )}
      </Text>
      <RuleText rule={one} />
    </div>
  );
}
