import type { ReplyOf, schedule } from '@pamaina/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { scheduleQueries } from '../schedule-queries.ts';
import classes from './panel.module.css';
import { RuleText } from './rule-text.tsx';

type Candidate = ReplyOf<typeof schedule.listCandidates>[number];

interface CandidatesProps {
  shift: schedule.Shift;
  giveLabel: string;
  /** The same for a screen reader, with whom. */
  nameOfGiving: (name: string) => string;
  isBusy?: boolean;
  onGive: (candidate: Candidate) => void;
}

const SHOWN = 4;

/** Who could take a shift, best first; those who are stopped say why, and may be given it all the same where the law lets a manager decide. */
export function Candidates({ shift, giveLabel, nameOfGiving, isBusy = false, onGive }: CandidatesProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const candidates = useQuery(scheduleQueries.candidates(shift.id));
  const after = ({ hours_after, cost_cents }: Candidate) =>
    cost_cents === null
      ? t('schedule:panel.hoursAfter', { hours: format.hours(hours_after) })
      : t('replace.afterCost', { hours: format.hours(hours_after), cost: format.money(cost_cents) });
  return (
    <QueryView query={candidates} skeleton={<Skeleton height={88} />}>
      {(list) => {
        const others = list.filter(({ employee_id }) => employee_id !== shift.employee_id);
        if (others.length === 0) return <Text c="dimmed">{t('schedule:panel.nobodyCould')}</Text>;
        return (
          <>
            <ul className={classes.candidates}>
              {(showsAll ? others : others.slice(0, SHOWN)).map((one) => (
                <li key={one.employee_id}>
                  <div className={classes.candidate}>
                    <span>
                      {one.name}
                      <Text size="xs" c="dimmed" className="tabular">
                        {after(one)}
                      </Text>
                    </span>
                    {one.blocked_by.every((rule) => rule.needs_consent || rule.severity === 'soft') && (
                      <Button
                        size="compact-md"
                        variant={one.fits ? 'filled' : 'default'}
                        aria-label={nameOfGiving(one.name)}
                        disabled={isBusy}
                        onClick={() => onGive(one)}
                      >
                        {giveLabel}
                      </Button>
                    )}
                  </div>
                  {one.blocked_by.map((rule) => (
                    <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
                  ))}
                </li>
              ))}
            </ul>
            {!showsAll && others.length > SHOWN && (
              <Button variant="subtle" size="compact-md" onClick={() => setShowsAll(true)}>
                {t('replace.all', { count: others.length })}
              </Button>
            )}
          </>
        );
      }}
    </QueryView>
  );
}
