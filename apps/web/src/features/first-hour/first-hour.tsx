import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './first-hour.module.css';
import { SampleChoice } from './sample-choice.tsx';
import { StepRow } from './step-row.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { useSkipped } from './use-skipped.ts';

interface FirstHourProps {
  /** A project with shifts needs no guide. */
  hasShifts: boolean;
  /** Shown when no steps are left, or all of them were skipped. */
  otherwise?: ReactNode;
}

/**
 * Leads a new project to its first schedule: completed steps, the next step, and sample data for looking around first.
 */
export function FirstHour({ hasShifts, otherwise = null }: FirstHourProps) {
  return hasShifts ? otherwise : <Guide otherwise={otherwise} />;
}

function Guide({ otherwise }: { otherwise: ReactNode }) {
  const { t } = useTranslation('first-hour');
  const steps = useFirstSteps();
  const [skipped, setSkipped] = useSkipped();
  if (steps === null) return <Skeleton height={320} />;
  const due = steps.filter(({ name, isDone }) => !isDone && !skipped.includes(name));
  if (due.length === 0) return otherwise;
  const done = steps.filter(({ isDone }) => isDone).length;
  const isEmpty = steps.every(({ name, isDone }) => !isDone || (name !== 'templates' && name !== 'employees'));
  return (
    <section className={classes.card} aria-labelledby="first-hour">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" id="first-hour">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed" className="tabular">
          {t('done', { done, all: steps.length })}
        </Text>
      </Group>
      <div className={classes.track} aria-hidden>
        <div className={classes.part} style={{ transform: `scaleX(${done / steps.length})` }} />
      </div>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow
            key={step.name}
            step={step}
            isNext={step.name === due[0]?.name}
            isSkipped={skipped.includes(step.name)}
            onSkip={() => setSkipped([...skipped, step.name])}
            onTakeUp={() => setSkipped(skipped.filter((name) => name !== step.name))}
          />
        ))}
      </ol>
      {isEmpty && <SampleChoice />}
      <Group justify="flex-end">
        <Button variant="subtle" size="compact-md" onClick={() => setSkipped(steps.map(({ name }) => name))}>
          {t('skipAll')}
        </Button>
      </Group>
    </section>
  );
}
