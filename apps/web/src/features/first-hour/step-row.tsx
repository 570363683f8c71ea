import { Button, Text } from '@mantine/core';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './first-hour.module.css';
import type { FirstStep } from './use-first-steps.ts';

interface StepRowProps {
  step: FirstStep;
  /** The first step that is neither completed nor skipped. */
  isNext: boolean;
  isSkipped: boolean;
  onSkip: () => void;
  onTakeUp: () => void;
}

/** One step: its purpose, a link, and a way to skip it. */
export function StepRow({ step: { name, to, isDone }, isNext, isSkipped, onSkip, onTakeUp }: StepRowProps) {
  const { t } = useTranslation('first-hour');
  const state = isDone ? 'done' : isSkipped ? 'skipped' : isNext ? 'next' : 'later';
  const title = t(`steps.${name}.title`);
  return (
    <li className={classes.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={classes.sign}>{isDone && <Check size={16} aria-label={t('stepDone')} />}</span>
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        {!isDone && (
          <Text size="sm" c="dimmed">
            {isSkipped ? t('skipped') : t(`steps.${name}.text`)}
          </Text>
        )}
      </div>
      <div className={classes.deeds}>
        {isSkipped && !isDone && (
          <Button variant="subtle" size="compact-md" aria-label={t('takeUpOne', { step: title })} onClick={onTakeUp}>
            {t('takeUp')}
          </Button>
        )}
        {!isSkipped && !isDone && (
          <Button variant="subtle" size="compact-md" aria-label={t('skipOne', { step: title })} onClick={onSkip}>
            {t('skip')}
          </Button>
        )}
        <Button component={Link} to={to} variant={isNext ? 'filled' : 'default'}>
          {t(isDone ? 'look' : `steps.${name}.action`)}
        </Button>
      </div>
    </li>
  );
}
