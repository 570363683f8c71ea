import { Title, Text, Stack } from '@mantine/core';
import { timeOff } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarX2, CircleCheck, TriangleAlert, Users } from 'lucide-react';
import { toastSuccess } from '../../../lib/toasts.ts';
import { DecisionForm } from '../../../ui/form/decision-form.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import type { Write } from '../../../lib/http/use-action.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { AskButton } from '../asks/index.ts';
import { timeOffQueries } from './time-off-queries.ts';
import { TimeOffWords, usePeriodWords } from './time-off-words.tsx';
import classes from './consequence.module.css';

/** A request, the effects of its approval on the schedule, and the decision. */
export function DecisionDrawer({ entry, onClose }: { entry: timeOff.TimeOff; onClose: () => void }) {
  const { t } = useTranslation('time-off');
  // After the decision the effects are not requested any more.
  const [isSent, setSent] = useState(false);
  const consequence = useQuery({ ...timeOffQueries.consequence(entry.id), enabled: !isSent });
  const decide = async (status: 'approved' | 'rejected', note: string, write: Write) => {
    const body = { status, decision_note: note };
    // The version on screen: an edit in the meantime must not be approved unseen.
    const options = { params: { id: entry.id }, body, ifMatch: entry.version };
    setSent(true);
    const answer = await write(timeOff.updateTimeOff, options);
    const count = answer.opened_shifts?.length ?? 0;
    if (status === 'rejected') toastSuccess(t('rejected'));
    else toastSuccess(count === 0 ? t('approved') : t('approvedAndOpened', { count }));
  };
  return (
    <DecisionForm title={t('reviewOne', { name: entry.employee_name })} onDecide={decide} onClose={onClose}>
      <div>
        <TimeOffWords entry={entry} withName />
        {entry.type === 'vacation' &&
          [...new Set([yearOf(entry.start_date), yearOf(entry.end_date)])].map((year) => (
            <BalanceOfPerson key={year} entry={entry} year={year} />
          ))}
      </div>
      <section aria-live="polite" className={classes.consequence}>
        <Title order={3} mb="xs">
          {t('consequence.title')}
        </Title>
        <QueryView what="timeOff" query={consequence} skeleton={<RowsSkeleton rows={2} height={48} />}>
          {(found) => <Consequence found={found} />}
        </QueryView>
      </section>
    </DecisionForm>
  );
}

const yearOf = (date: string) => date.slice(0, 4);

interface BalanceOfPersonProps {
  entry: Pick<timeOff.TimeOff, 'employee_id' | 'start_date'>;
  /** That of the request's days: each year is counted for itself. */
  year: string;
}

/** For the manager who decides: how much vacation somebody has left for it; nothing where no count is kept. */
function BalanceOfPerson({ entry: { employee_id, start_date }, year }: BalanceOfPersonProps) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const by = yearOf(start_date) === year ? start_date : `${year}-01-01`;
  const { data } = useQuery(timeOffQueries.balance({ employee_id, year, by }));
  if (data === undefined || data.left === null) return null;
  const { left, added } = data;
  const allowed = (data.allowed ?? 0) + added;
  const words = [left, allowed].every(Number.isInteger)
    ? t('balance.ofPerson', { count: left, allowed, year })
    : t('balance.ofPersonInParts', { left: format.number(left), allowed: format.number(allowed), year });
  return <Text size="sm">{words}</Text>;
}

/**
 * The effects of an approval: the shifts that open with who could take them, those that can't be filled, and who else
 * is absent.
 */
function Consequence({ found }: { found: timeOff.TimeOffConsequence }) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const period = usePeriodWords();
  const { opens, unfillable, also_away } = found;
  return (
    <Stack gap="xs">
      {opens.length === 0 ? (
        <div className={classes.fact}>
          <CircleCheck size={18} color="var(--covered)" aria-hidden />
          {t('consequence.noShift')}
        </div>
      ) : (
        <div className={classes.fact}>
          <CalendarX2 size={18} color="var(--waiting)" aria-hidden />
          {t('consequence.opens', { count: opens.length })}
        </div>
      )}
      {opens.length > 0 && (
        <ul className={classes.list}>
          {opens.map(({ shift, takers }) => (
            <li key={shift.id} className={classes.line} data-nobody={takers.length === 0 || undefined}>
              <strong>
                {t('consequence.shift', {
                  day: format.dayMonth(shift.date),
                  from: shift.start_time,
                  to: shift.end_time,
                  role: shift.role,
                })}
              </strong>
              <br />
              {takers.length === 0 ? (
                <em>{t('consequence.nobody')}</em>
              ) : (
                <>
                  {t('consequence.takers', { names: takers.map(({ name }) => name).join(', ') })}
                  {shift.status === 'published' && (
                    <div>
                      <AskButton
                        shift={shift}
                        words={t('consequence.shift', {
                          day: format.dayMonth(shift.date),
                          from: shift.start_time,
                          to: shift.end_time,
                          role: shift.role,
                        })}
                      />
                    </div>
                  )}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {unfillable > 0 && (
        <div className={classes.fact}>
          <TriangleAlert size={18} color="var(--danger)" aria-hidden />
          {t('consequence.unfillable', { count: unfillable })}
        </div>
      )}
      {also_away.map(({ name, ...away }) => (
        <div key={name + away.start_date} className={classes.fact}>
          <Users size={18} color="var(--mantine-color-dimmed)" aria-hidden />
          {t('consequence.alsoAway', { name, days: period({ ...away, status: 'approved' }) })}
        </div>
      ))}
    </Stack>
  );
}
