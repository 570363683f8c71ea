import type { generation } from '@pamaina/contract';
import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import classes from './generate-progress.module.css';

interface GenerateProgressProps {
  /** Null until the first answer. */
  job: generation.Generation | null;
  isStopping: boolean;
  onStop: () => void;
}

/** A thin line while a month is planned, what is reached so far in words, and a way to be content with it. */
export function GenerateProgress({ job, isStopping, onStop }: GenerateProgressProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const share = job?.progress ?? 0;
  const { filled, needed, fillable } = job ?? {};
  const words =
    filled == null || needed == null
      ? t('generate.starting')
      : t('generate.progress', {
          filled: format.number(filled),
          needed: format.number(needed),
          fillable: format.number(fillable ?? needed),
        });
  return (
    <div className={classes.bar}>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={t('generate.label')}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className={classes.done} style={{ transform: `scaleX(${share})` }} />
      </div>
      <div className={classes.line}>
        <Text role="status" className="tabular">
          {words}
        </Text>
        <Button variant="default" size="compact-md" loading={isStopping} onClick={onStop} disabled={job === null}>
          {t('generate.stop')}
        </Button>
      </div>
    </div>
  );
}
