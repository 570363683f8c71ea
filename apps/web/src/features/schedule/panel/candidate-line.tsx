import type { schedule } from '@pamaina/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Contact } from '../remedy/contact.tsx';
import classes from './panel.module.css';
import { RuleText } from './rule-text.tsx';

interface CandidateLineProps {
  candidate: schedule.Candidate;
  /** The available actions. */
  children?: ReactNode;
}

/** An employee who could take a shift, or not: the resulting hours, contact details, and the obstacles. */
export function CandidateLine({ candidate, children }: CandidateLineProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const { employee_id, name, hours_after, cost_cents, blocked_by } = candidate;
  const hours = format.hours(hours_after);
  return (
    <li>
      <div className={classes.candidate}>
        <div>
          {name}
          <Text size="xs" c="dimmed" className="tabular">
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
