import type { schedule } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Candidates } from '../panel/candidates.tsx';
import classes from '../panel/panel.module.css';

interface WhoCouldProps {
  shift: schedule.Shift;
  onChoose: (employeeId: string) => void;
}

/**
 * "Who could take it?" inside the form of a shift: choosing an employee fills the field. Requested when it is opened.
 */
export function WhoCould({ shift, onChoose }: WhoCouldProps) {
  const { t } = useTranslation('schedule');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.reasons} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('panel.whoCould')}</summary>
      {isOpen && (
        <Candidates
          shift={shift}
          giveLabel={t('panel.choose')}
          nameOfGiving={(name) => t('panel.chooseOf', { name })}
          onGive={({ employee_id }) => onChoose(employee_id)}
        />
      )}
    </details>
  );
}
