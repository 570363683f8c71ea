import { Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ruleLine } from '../model/cell-rules.ts';
import type { Judgement } from '../model/verdicts.ts';
import classes from './edit.module.css';

interface MoveChoiceProps {
  value: string;
  name: string;
  /** Undefined until the rule check has arrived. */
  judgement: Judgement | undefined;
}

/** An employee to move a shift to, with the result of the rule check. */
export function MoveChoice({ value, name, judgement }: MoveChoiceProps) {
  const { t } = useTranslation('schedule');
  const verdict = judgement?.verdict;
  const [first] = judgement?.rules ?? [];
  return (
    <Radio
      value={value}
      disabled={verdict === 'refused'}
      label={name}
      description={
        verdict !== undefined && (
          <span className={classes.verdict} data-verdict={verdict}>
            {first === undefined ? t(`drag.${verdict}`) : ruleLine(first)}
          </span>
        )
      }
    />
  );
}
