import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { settingsQueries } from './settings-queries.ts';
import { ExportSection } from './system/export-section.tsx';
import { ImportanceSection } from './system/importance-section.tsx';
import { LawSection } from './system/law-section.tsx';
import { LimitsSection } from './system/limits-section.tsx';
import { OpeningSection } from './system/opening-section.tsx';
import { PeopleSection } from './system/people-section.tsx';
import { ProjectSection } from './system/project-section.tsx';
import { RulesSection } from './system/rules-section.tsx';
import { ShiftsSection } from './system/shifts-section.tsx';
import classes from './system/system.module.css';

/** `/manager/settings/system`: the project, and what the planner goes by; each part is saved by itself. */
export function SystemSettingsPage() {
  const { t } = useTranslation('system-settings');
  const system = useQuery(settingsQueries.system());
  const project = useQuery(settingsQueries.project());
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <div className={classes.sections}>
        <QueryView what="settings" query={project} skeleton={<RowsSkeleton rows={2} height={80} />}>
          {(stored) => <ProjectSection stored={stored} />}
        </QueryView>
        <QueryView what="settings" query={system} skeleton={<RowsSkeleton rows={4} height={160} />}>
          {(stored) => (
            <>
              <OpeningSection stored={stored} />
              <ImportanceSection stored={stored} />
              <LawSection stored={stored} />
              <LimitsSection stored={stored} />
              <ShiftsSection stored={stored} />
              <PeopleSection stored={stored} />
              <RulesSection stored={stored} />
            </>
          )}
        </QueryView>
        <ExportSection />
      </div>
    </>
  );
}
