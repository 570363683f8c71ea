import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router';
import { ExplainedTitle } from '../../../ui/explained-title.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { settingsQueries } from '../../../lib/http/settings-queries.ts';
import { PlanningPage, TogetherPage, WorkingTimePage } from './system/joined-pages.tsx';
import { OpeningSection } from './system/opening-section.tsx';
import { ProjectSection } from './system/project-section.tsx';
import classes from './system/system.module.css';
import { Paper, Stack } from '@mantine/core';
import { ExportProjectButton } from './export-project-button.tsx';

/** Few look at it, so it is loaded when it is opened. */
const LawLimits = lazy(async () => ({ default: (await import('./law/law-limits.tsx')).LawLimits }));

const ADDRESS = '/manager/settings/system';
/** By their addresses; the first one is at the common address. */
const PAGES = ['general', 'hours', 'working-time', 'planning', 'together', 'law'] as const;
type Page = (typeof PAGES)[number];

/** `/manager/settings/system`: settings of project and planner in five pages, each saved as a whole, and the law. */
export function SystemSettingsPage() {
  const { t } = useTranslation('system-settings');
  const { page } = useParams();
  const shown = PAGES.find((one) => one === page) ?? 'general';
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <nav className={classes.pages} aria-label={t('title')} data-on-screen>
        {PAGES.map((one) => (
          <NavLink key={one} to={one === 'general' ? ADDRESS : `${ADDRESS}/${one}`} end className={classes.page ?? ''}>
            {t(`pages.${one}`)}
          </NavLink>
        ))}
      </nav>
      <div className={classes.sections} key={shown}>
        {shown === 'general' && <GeneralPage />}
        {shown === 'law' && (
          <Suspense fallback={<RowsSkeleton rows={6} height={64} />}>
            <LawLimits />
          </Suspense>
        )}
        {shown !== 'general' && shown !== 'law' && <PlannerPage page={shown} />}
      </div>
    </>
  );
}

function GeneralPage() {
  const project = useQuery(settingsQueries.project());
  return (
    <>
      <QueryView what="settings" query={project} skeleton={<RowsSkeleton rows={2} height={80} />}>
        {(stored) => <ProjectSection stored={stored} />}
      </QueryView>
      <ExportSection />
    </>
  );
}

function PlannerPage({ page }: { page: Exclude<Page, 'general' | 'law'> }) {
  const system = useQuery(settingsQueries.system());
  return (
    <QueryView what="settings" query={system} skeleton={<RowsSkeleton rows={4} height={160} />}>
      {(stored) => {
        if (page === 'hours') return <OpeningSection stored={stored} />;
        if (page === 'working-time') return <WorkingTimePage stored={stored} />;
        return page === 'planning' ? <PlanningPage stored={stored} /> : <TogetherPage stored={stored} />;
      }}
    </QueryView>
  );
}

/** A download of all data in the project. */
function ExportSection() {
  const { t } = useTranslation('system-settings');
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="export">
      <Stack gap="md" align="flex-start">
        <ExplainedTitle order={2} id="export" title={t('export.title')} about={t('export.text')} />
        <ExportProjectButton label={t('export.download')} />
      </Stack>
    </Paper>
  );
}
