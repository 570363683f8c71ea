import type { ReplyOf, schedule } from '@pamaina/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { scheduleQueries } from '../../../lib/schedule/schedule-queries.ts';
import { Contact } from './contact.tsx';
import { RuleText } from '../../../lib/schedule/rule-text.tsx';
import reasons from '../../../lib/schedule/schedule.module.css';
import classes from './candidates.module.css';

type Candidate = ReplyOf<typeof schedule.listCandidates>[number];

interface CandidatesProps {
  shift: schedule.Shift;
  giveLabel: string;
  /** The label with the employee's name, for a screen reader. */
  nameOfGiving: (name: string) => string;
  isBusy?: boolean;
  /** Within the Open tab, which has the other ways. */
  isInOpenTab?: boolean;
  onGive: (candidate: Candidate) => void;
}

const SHOWN = 4;

/** Allowed, or for the manager to decide: with written consent, or against a preference. */
const mayDecide = ({ blocked_by }: Candidate) =>
  blocked_by.every((rule) => rule.needs_consent || rule.severity === 'soft');

/**
 * The employees who could take a shift, best first, with their phone numbers; then, collapsed, those who can't and why.
 * Shows a message if no one can.
 */
export function Candidates({
  shift,
  giveLabel,
  nameOfGiving,
  isBusy = false,
  isInOpenTab = false,
  onGive,
}: CandidatesProps) {
  const { t } = useTranslation('calendar');
  const [showsAll, setShowsAll] = useState(false);
  const candidates = useQuery(scheduleQueries.candidates(shift.id));
  return (
    <QueryView what="employees" query={candidates} skeleton={<Skeleton height={88} />}>
      {(list) => {
        const others = list.filter(({ employee_id }) => employee_id !== shift.employee_id);
        if (others.length === 0) return <Text c="dimmed">{t('schedule:panel.nobodyCould')}</Text>;
        const able = [...others.filter(({ fits }) => fits), ...others.filter((one) => !one.fits && mayDecide(one))];
        const unable = others.filter((one) => !one.fits && !mayDecide(one));
        return (
          <div className={classes.taking}>
            {able.length === 0 && <Text fw={600}>{t('replace.nobody')}</Text>}
            {able.length === 0 && (
              <Text size="sm" c="dimmed">
                {!isInOpenTab && `${t('replace.nobodyNext')} `}
                {t('replace.orClaimed')}
              </Text>
            )}
            <ul className={classes.candidates}>
              {(showsAll ? able : able.slice(0, SHOWN)).map((one) => (
                <CandidateLine key={one.employee_id} candidate={one}>
                  <Button
                    size="compact-md"
                    variant={one.fits ? 'filled' : 'default'}
                    aria-label={nameOfGiving(one.name)}
                    disabled={isBusy}
                    onClick={() => onGive(one)}
                  >
                    {giveLabel}
                  </Button>
                </CandidateLine>
              ))}
            </ul>
            {!showsAll && able.length > SHOWN && (
              <Button variant="subtle" size="compact-md" onClick={() => setShowsAll(true)}>
                {t('replace.all', { count: able.length })}
              </Button>
            )}
            <Unable candidates={unable} />
          </div>
        );
      }}
    </QueryView>
  );
}

function Unable({ candidates }: { candidates: readonly Candidate[] }) {
  const { t } = useTranslation('calendar');
  if (candidates.length === 0) return null;
  return (
    <details className={reasons.reasons}>
      <summary>{t('replace.cannot', { count: candidates.length })}</summary>
      <ul className={classes.candidates}>
        {candidates.map((one) => (
          <CandidateLine key={one.employee_id} candidate={one} />
        ))}
      </ul>
    </details>
  );
}

interface CandidateLineProps {
  candidate: schedule.Candidate;
  /** The available actions. */
  children?: ReactNode;
}

/** An employee who could take a shift, or not: the resulting hours, contact details, and the obstacles. */
function CandidateLine({ candidate, children }: CandidateLineProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { employee_id, name, hours_after, cost_cents, blocked_by } = candidate;
  const hours = format.hours(hours_after);
  return (
    <li>
      <div className={classes.candidate}>
        <div>
          {name}
          <Text size="xs" c="dimmed">
            {cost_cents === null
              ? t('schedule:panel.hoursAfter', { hours })
              : t('replace.afterCost', { hours, cost: format.money(cost_cents) })}
          </Text>
          <Contact employeeId={employee_id} />
        </div>
        {children}
      </div>
      {blocked_by.map((rule) => (
        <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
      ))}
    </li>
  );
}
