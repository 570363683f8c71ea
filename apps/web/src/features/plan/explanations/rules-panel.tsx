import { explanations, rules, type ReplyOf, type schedule } from '@pamaina/contract';
import { Button, Skeleton, Text, Title } from '@mantine/core';
import { queryOptions, useQueries } from '@tanstack/react-query';
import { Fragment, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { callCounted } from '../../../lib/http/api-client.ts';
import { useRuleName } from '../../../lib/format/use-names.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { type DateRange, firstOfMonth, lastOfMonth, type Month } from '../../../lib/schedule/months.ts';
import { countBroken } from '../../../lib/schedule/verdicts.ts';
import { useShiftWords } from '../../../lib/schedule/use-shift-words.ts';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import classes from './panel.module.css';

/** A page of the broken rules: the summary has the first one. */
const violationsQuery = ({ start, end }: DateRange, page: number) =>
  queryOptions({
    queryKey: ['schedule', 'violations', start, end, page],
    queryFn: ({ signal }) =>
      callCounted(explanations.listViolations, { query: { start, end, page: String(page) }, signal }),
    staleTime: 0,
  });

interface RulesPanelProps {
  /** Of the month: every rule with its number, and the first of the broken ones. */
  summary: Pick<ReplyOf<typeof schedule.getSummary>, 'broken' | 'violations'>;
  month: Month;
  nameOf: (employeeId: string) => string | null;
  onShow: (date: string) => void;
}

/** The same rule can be in two pages, if they are of different moments. */
const keyOf = ({ rule, severity, employee_id, date, detail }: rules.Rule) =>
  [rule, severity, employee_id, date, detail].join('|');

/** The broken rules of the summary, and the pages after them on demand. */
function useBrokenRules({ broken, violations }: RulesPanelProps['summary'], month: Month) {
  const [opened, setOpened] = useState(1);
  const total = countBroken(broken);
  const most = Math.ceil(total / rules.rulesPerPage);
  const range = { start: firstOfMonth(month), end: lastOfMonth(month) };
  const pages = Array.from({ length: Math.max(0, Math.min(opened, most) - 1) }, (_, index) => index + 2);
  const more = useQueries({ queries: pages.map((page) => violationsQuery(range, page)) });
  const missing = more.find(({ data }) => data === undefined);
  const every = [...violations, ...more.flatMap(({ data }) => data?.items ?? [])];
  const shown = [...new Map(every.map((one) => [keyOf(one), one])).values()];
  const left = total - rules.rulesPerPage * (missing ? pages.length : pages.length + 1);
  return { total, shown, missing, left, showMore: () => setOpened(pages.length + 2) };
}

/** Moves the focus to the first new line when the button that asked for it is gone. */
function useFirstNew(isLoading: boolean) {
  const [known, setKnown] = useState<number | null>(null);
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (known !== null && !isLoading && document.activeElement === document.body) line.current?.focus();
  }, [known, isLoading]);
  return { known, line, setKnown };
}

/** Every broken rule of the month, by rule, each with employee, day and article; the rest of a long list on demand. */
export function RulesPanel({ summary, month, nameOf, onShow }: RulesPanelProps) {
  const { t } = useTranslation('schedule');
  const ruleName = useRuleName();
  const { broken } = summary;
  const { total, shown, missing, left, showMore } = useBrokenRules(summary, month);
  const { known, line, setKnown } = useFirstNew(missing !== undefined);
  if (total === 0) return <Text c="dimmed">{t('panel.nothingBroken')}</Text>;
  const firstNew = known === null ? undefined : shown[known];
  const kinds = [
    { title: t('panel.broken'), groups: broken.filter(({ severity }) => severity === 'hard') },
    { title: t('panel.goals'), groups: broken.filter(({ severity }) => severity === 'soft') },
  ].filter(({ groups }) => groups.length > 0);
  return (
    <>
      {kinds.map(({ title, groups }) => (
        <Fragment key={title}>
          <Title order={2}>{title}</Title>
          {groups.map(({ rule, severity, count }) => (
            <section key={rule} className={classes.card}>
              <Text fw={600}>{t('panel.ruleCount', { rule: ruleName(rule), count })}</Text>
              {shown
                .filter((one) => one.rule === rule && one.severity === severity)
                .map((one) => (
                  <Broken
                    key={keyOf(one)}
                    one={one}
                    line={one === firstNew ? line : undefined}
                    nameOf={nameOf}
                    onShow={onShow}
                  />
                ))}
            </section>
          ))}
        </Fragment>
      ))}
      {missing?.isError && (
        <QueryView what="schedule" query={missing} skeleton={<Skeleton height={64} />}>
          {() => null}
        </QueryView>
      )}
      {left > 0 && !missing?.isError && (
        <Button
          variant="default"
          loading={missing !== undefined}
          onClick={() => {
            setKnown(shown.length);
            showMore();
          }}
        >
          {t('panel.more', { count: Math.min(left, rules.rulesPerPage) })}
        </Button>
      )}
    </>
  );
}

interface BrokenProps extends Pick<RulesPanelProps, 'nameOf' | 'onShow'> {
  one: rules.Rule;
  /** Of the line that takes the focus. */
  line: RefObject<HTMLDivElement | null> | undefined;
}

/** A broken rule: whose, when, and how. */
function Broken({ one, line, nameOf, onShow }: BrokenProps) {
  const words = useShiftWords();
  const { employee_id, date } = one;
  return (
    <div ref={line} tabIndex={line && -1}>
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
