import type { schedule } from '@pamaina/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import type { Editing } from '../editing.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import classes from './panel.module.css';
import { RuleText } from './rule-text.tsx';

const SHOWN = 4;

/** Who could take an open shift, best first; those who are stopped say why, and may be assigned all the same where the law lets a manager decide. */
export function Candidates({ shift, editing }: { shift: schedule.Shift; editing: Editing }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const candidates = useQuery(scheduleQueries.candidates(shift.id));
  const assign = (employee_id: string) => void editing.move(shift, { date: shift.date, employee_id }, { copy: false });
  return (
    <QueryView query={candidates} skeleton={<Skeleton height={88} />}>
      {(list) =>
        list.length === 0 ? (
          <Text c="dimmed">{t('panel.nobodyCould')}</Text>
        ) : (
          <ul className={classes.candidates}>
            {list.slice(0, SHOWN).map((one) => (
              <li key={one.employee_id}>
                <div className={classes.candidate}>
                  <span>
                    {one.name}
                    <Text size="xs" c="dimmed" className="tabular">
                      {t('panel.hoursAfter', { hours: format.hours(one.hours_after) })}
                    </Text>
                  </span>
                  {one.blocked_by.every((rule) => rule.needs_consent || rule.severity === 'soft') && (
                    <Button
                      size="compact-md"
                      variant={one.fits ? 'filled' : 'default'}
                      aria-label={t('panel.assignTo', { name: one.name })}
                      onClick={() => assign(one.employee_id)}
                    >
                      {t('panel.assign')}
                    </Button>
                  )}
                </div>
                {one.blocked_by.map((rule) => (
                  <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
                ))}
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}
