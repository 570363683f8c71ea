import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { FactList, useSystemFacts } from './system/fact-list.tsx';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import classes from './system/system.module.css';

/** Few look at it, so it is loaded when it is opened. */
const LawLimits = lazy(async () => ({ default: (await import('./law/law-limits.tsx')).LawLimits }));

/** `/worker/settings/system`: the settings of the planner, read-only for employees. */
export function ReadSystemPage() {
  const { t } = useTranslation('system-settings');
  const system = useQuery(settingsQueries.system());
  const project = useQuery(settingsQueries.project());
  const facts = useSystemFacts();
  return (
    <>
      <PageHeader title={t('title')} about={t('readDescription')} />
      <div className={classes.sections}>
        <Alert color="gray" icon={<Lock size={18} aria-hidden />}>
          {t('managersOnly')}
        </Alert>
        <QueryView what="settings" query={project} skeleton={<RowsSkeleton rows={2} height={80} />}>
          {(stored) => <FactList title={t('project.title')} facts={facts.ofProject(stored)} />}
        </QueryView>
        <QueryView what="settings" query={system} skeleton={<RowsSkeleton rows={4} height={160} />}>
          {(stored) => (
            <>
              <FactList title={t('opening.title')} facts={facts.ofOpening(stored)} />
              <FactList title={t('importance.title')} facts={facts.ofImportance(stored)} />
              <FactList title={t('law.title')} facts={facts.ofLaw(stored)} />
              <FactList title={t('limits.title')} facts={facts.ofLimits(stored)} />
              <FactList title={t('businessRules.title')} facts={facts.ofBusinessRules(stored)} />
              <FactList title={t('rules.title')} facts={facts.ofRules(stored)} />
            </>
          )}
        </QueryView>
        <Suspense fallback={<RowsSkeleton rows={6} height={64} />}>
          <LawLimits />
        </Suspense>
      </div>
    </>
  );
}
