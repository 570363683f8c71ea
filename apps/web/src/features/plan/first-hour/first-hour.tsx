import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useLocalStorage } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../lib/session/session.tsx';
import { queries } from '../../../lib/http/queries.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import classes from './first-hour.module.css';
import { samples, monthOf } from '@pamaina/contract';
import { useAction } from '../../../lib/http/use-action.ts';

interface FirstHourProps {
  /** Shown when no steps are left, or all of them were skipped. */
  otherwise?: ReactNode;
}

/**
 * Leads a new project to its first schedule: completed steps, the next step, and sample data for looking around first.
 * A project with shifts needs no guide.
 */
export function FirstHour({ otherwise = null }: FirstHourProps) {
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
        <Title order={2} id="first-hour">
          {t('title')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('done', { done, all: steps.length })}
        </Text>
      </Group>
      <div className={classes.track} aria-hidden>
        <div className={classes.part} style={{ transform: `scaleX(${done / steps.length})` }} />
      </div>
      {isEmpty && <EarlierSchedule />}
      <ol className={classes.steps}>
        {steps.map((step) => (
          <StepRow
            key={step.name}
            step={step}
            isNext={step.name === due[0]?.name}
            isFilled={!isEmpty}
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

/** The shortest way to begin: nearly everybody has a schedule already. */
function EarlierSchedule() {
  const { t } = useTranslation('first-hour');
  return (
    <div className={classes.sample} role="group" aria-labelledby="earlier-schedule">
      <Text fw={600} id="earlier-schedule">
        {t('earlier.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('earlier.text')}
      </Text>
      <Group mt="xs">
        <Button component={Link} to="/manager/shifts/earlier-schedule">
          {t('earlier.button')}
        </Button>
      </Group>
    </div>
  );
}

interface StepRowProps {
  step: FirstStep;
  /** The first step that is neither completed nor skipped. */
  isNext: boolean;
  /** Its button is the first thing to press when it is next. */
  isFilled: boolean;
  isSkipped: boolean;
  onSkip: () => void;
  onTakeUp: () => void;
}

/** One step: its purpose, a link, and a way to skip it. */
function StepRow({ step: { name, to, isDone }, isNext, isFilled, isSkipped, onSkip, onTakeUp }: StepRowProps) {
  const { t } = useTranslation('first-hour');
  const state = isDone ? 'done' : isSkipped ? 'skipped' : isNext ? 'next' : 'later';
  const title = t(`steps.${name}.title`);
  return (
    <li className={classes.step} data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className={classes.sign}>{isDone && <Check size={16} aria-label={t('stepDone')} />}</span>
      <div className={classes.words}>
        <Text fw={600}>{title}</Text>
        {(state === 'next' || state === 'skipped') && (
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
        <Button component={Link} to={to} variant={isNext && isFilled ? 'filled' : 'default'}>
          {t(isDone ? 'look' : `steps.${name}.action`)}
        </Button>
      </div>
    </li>
  );
}

/** The steps that a manager skipped in a project, stored in this browser. */
function useSkipped(): [readonly string[], (steps: readonly string[]) => void] {
  const { user, projectId } = useSession();
  const [kept, keep] = useLocalStorage({
    key: `firstHour:${projectId ?? ''}:${user?.username ?? ''}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  return [kept.split(' ').filter(Boolean), (steps) => keep([...new Set(steps)].join(' '))];
}

type StepName = 'templates' | 'requirements' | 'employees' | 'holidays' | 'plan';

interface FirstStep {
  name: StepName;
  to: string;
  isDone: boolean;
}

/** The steps from an empty project to its first schedule, in the order of their dependencies. Null while loading. */
function useFirstSteps(): FirstStep[] | null {
  const next = addDays(`${monthOf(useClock().today())}-01`, 31).slice(0, 7);
  const templates = useQuery(queries.templates());
  const requirements = useQuery(queries.requirements());
  const employees = useQuery(queries.employees());
  const holidays = useQuery(queries.holidays());
  if (!templates.data || !requirements.data || !employees.data || !holidays.data) return null;
  return [
    { name: 'templates', to: '/manager/shifts/templates', isDone: templates.data.length > 0 },
    { name: 'requirements', to: '/manager/shifts/requirements', isDone: requirements.data.length > 0 },
    { name: 'employees', to: '/manager/employees', isDone: employees.data.length > 0 },
    { name: 'holidays', to: '/manager/shifts/holidays', isDone: holidays.data.length > 0 },
    { name: 'plan', to: `/manager/calendar?month=${next}&view=month`, isDone: false },
  ];
}

/** Fills the empty project with a sample business of a chosen size. */
function SampleChoice() {
  const { t } = useTranslation('first-hour');
  const { run, isBusy, input } = useAction(samples.fillProject, {
    done: ({ employees }) => t('sample.filled', { count: employees }),
    failed: t('sample.failed'),
  });
  const filling = isBusy ? input?.body.business : undefined;
  return (
    <div className={classes.sample} role="group" aria-labelledby="sample-choice">
      <Text fw={600} id="sample-choice">
        {t('sample.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('sample.text')}
      </Text>
      <Group gap="sm" mt="xs">
        {samples.businesses.map((business) => (
          <Button
            key={business}
            variant="default"
            loading={filling === business}
            disabled={isBusy && filling !== business}
            onClick={() => run({ body: { business } })}
          >
            {t(`sample.${business}`)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
