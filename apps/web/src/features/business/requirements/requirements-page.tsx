import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queries } from '../../../lib/http/queries.ts';
import { weekQueries } from '../../../lib/http/week-queries.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ExceptionsList } from './exceptions-list.tsx';
import { StandardSection } from './standard-section.tsx';

/** `/manager/shifts/requirements`: the weekly standard, named weeks, and the dates that differ from both. */
export function RequirementsPage() {
  const { t } = useTranslation('requirements');
  const templates = useQuery(queries.templates());
  const list = useQuery(queries.requirements());
  const weeks = useQuery(weekQueries.list());
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <QueryView
        what="templates"
        query={templates}
        skeleton={<RowsSkeleton />}
        empty={{
          icon: Clock,
          title: t('noTemplates'),
          text: t('noTemplatesText'),
          action: (
            <Button component={Link} to="/manager/shifts/templates">
              {t('toTemplates')}
            </Button>
          ),
        }}
      >
        {(templateList) => (
          <QueryView what="requirements" query={list} skeleton={<RowsSkeleton />}>
            {(entries) => (
              // Without them numbers meant for a named week would go into the standard.
              <QueryView what="requirements" query={weeks} skeleton={<RowsSkeleton />}>
                {(named) => (
                  <>
                    <StandardSection list={entries} weeks={named} templateList={templateList} />
                    <ExceptionsList list={entries} weeks={named} templateList={templateList} />
                  </>
                )}
              </QueryView>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
