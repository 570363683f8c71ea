import { Stack } from '@mantine/core';
import type { timeOff } from '@pamaina/contract';
import { CalendarX2, CircleCheck, TriangleAlert, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { AskButton } from '../asks/index.ts';
import classes from './consequence.module.css';
import { usePeriodWords } from './use-period-words.ts';

/**
 * The effects of an approval: the shifts that open with who could take them, those that can't be filled, and who else
 * is absent.
 */
export function Consequence({ found }: { found: timeOff.TimeOffConsequence }) {
  const { t } = useTranslation('time-off');
  const format = useFormat();
  const period = usePeriodWords();
  const { opens, unfillable, also_away } = found;
  return (
    <Stack gap="xs">
      {opens.length === 0 ? (
        <div className={classes.fact}>
          <CircleCheck size={18} color="var(--accent)" aria-hidden />
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
