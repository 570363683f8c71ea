import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, RefreshCw, SearchX, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { monthFrom } from '../../../lib/dates/months.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { EmptyState, NextStep } from '../../../ui/feedback/empty-state.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { DifferencesSection } from './differences-section.tsx';
import { QuantitiesSection } from './quantities-section.tsx';
import { ScenarioProgress } from './scenario-progress.tsx';
import { useFirstMonth } from './scenario-month.tsx';
import { isGone, isRunning, scenarioQueries } from './scenario-queries.ts';
import { ScenarioState } from './scenario-state.tsx';
import { ToScenarios } from './to-scenarios.tsx';
import { useChangeWords } from './use-change-words.ts';
import { usePlanAgain, useScenarioDeletion } from './use-scenario-deeds.tsx';

const ApplyDialog = lazy(async () => ({ default: (await import('./apply-dialog.tsx')).ApplyDialog }));

/** `/manager/scenarios/ID`: a month with and without its changes, side by side. */
export function OneScenario({ id }: { id: string }) {
  const query = useQuery(scenarioQueries.one(id));
  if (isGone(query.error)) return <Gone isDeleted={query.data !== undefined} />;
  return (
    <>
      <ToScenarios />
      <QueryView what="data" query={query} skeleton={<RowsSkeleton rows={8} />}>
        {(scenario) => <Scenario scenario={scenario} />}
      </QueryView>
    </>
  );
}

/** @param isDeleted it was there before; else nobody knows whether it ever was */
function Gone({ isDeleted }: { isDeleted: boolean }) {
  const { t } = useTranslation('scenarios');
  return (
    <EmptyState
      icon={isDeleted ? Trash2 : SearchX}
      title={t(isDeleted ? 'gone' : 'notFound.title')}
      {...(!isDeleted && { text: t('notFound.text') })}
      action={<NextStep to="/manager/scenarios">{t('title')}</NextStep>}
    />
  );
}

function Scenario({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { sentence } = useChangeWords();
  const { name, note, year, month, changes, verdict, kept_until, planned_at, applied_at } = scenario;
  const running = isRunning(scenario);
  useTitle(name);
  return (
    <>
      <PageHeader title={name} description={format.month(year, month)} action={<Deeds scenario={scenario} />} />
      <Stack gap="lg">
        <Stack gap="xs">
          <ScenarioState scenario={scenario} />
          {!running && verdict !== null && (
            <Text size="xl" fw={600} maw={720} role="status">
              {verdict.text}
            </Text>
          )}
          <List spacing={2}>
            {changes.map((change, index) => (
              <List.Item key={index}>{sentence(change)}</List.Item>
            ))}
          </List>
          {note !== null && (
            <Text c="dimmed" maw={720} style={{ whiteSpace: 'pre-line' }}>
              {note}
            </Text>
          )}
        </Stack>
        {running ? <ScenarioProgress scenario={scenario} /> : <Outcome scenario={scenario} />}
        <Text size="sm" c="dimmed">
          {planned_at !== null && `${t('plannedAt', { when: format.instant(planned_at) })} `}
          {applied_at !== null && `${t('appliedAt', { when: format.instant(applied_at) })} `}
          {t('keptUntil', { date: format.longDate(kept_until.slice(0, 10)) })}
        </Text>
      </Stack>
    </>
  );
}

/** The month has changed otherwise than by applying it. */
const isOutdated = ({ stale, applied_at }: scenarios.Scenario) => stale && applied_at === null;

/** The figures below the sentence; or why there are none. */
function Outcome({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const { verdict, state, quantities, failed_for } = scenario;
  return (
    <>
      {isOutdated(scenario) && (
        <Alert color="yellow" icon={<RefreshCw size={18} aria-hidden />} title={t('stale.title')}>
          {t('stale.text')}
        </Alert>
      )}
      {verdict === null && (
        <Alert
          color={state === 'failed' ? 'red' : 'gray'}
          icon={<CircleAlert size={18} aria-hidden />}
          title={t(state === 'failed' ? 'failed.title' : 'unplanned.title')}
        >
          {t(state === 'failed' ? `failed.${failed_for ?? 'crash'}` : 'unplanned.text')}
        </Alert>
      )}
      {quantities.length > 0 && <QuantitiesSection scenario={scenario} />}
      {verdict !== null && <DifferencesSection scenario={scenario} />}
    </>
  );
}

/** What can be done with it; applying stands out once there is something to apply. */
function Deeds({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const navigate = useNavigate();
  const again = usePlanAgain();
  const { ask, question } = useScenarioDeletion(() => navigate('/manager/scenarios', { replace: true }));
  const [isApplying, setApplying] = useState(false);
  const { id, stale, shifts } = scenario;
  const running = isRunning(scenario);
  const isOver = monthFrom(scenario.year, scenario.month) < useFirstMonth();
  const canApply = !running && !stale && !isOver && shifts.length > 0;
  if (!useCan()('plan.write')) return null;
  return (
    <Group gap="sm">
      {isOver && <Text c="dimmed">{t('over')}</Text>}
      <CommandButton variant={canApply ? 'filled' : 'default'} disabled={!canApply} act={() => setApplying(true)}>
        {t('apply.button')}
      </CommandButton>
      <CommandButton
        variant={isOutdated(scenario) ? 'filled' : 'default'}
        disabled={running || isOver}
        loading={again.isBusy}
        act={() => again.run({ params: { id }, body: {} })}
      >
        {t('again')}
      </CommandButton>
      <Button variant="default" leftSection={<Trash2 size={16} aria-hidden />} onClick={() => ask(scenario)}>
        {t('common:delete')}
      </Button>
      {question}
      <Suspense>{isApplying && <ApplyDialog scenario={scenario} onClose={() => setApplying(false)} />}</Suspense>
    </Group>
  );
}
