import { Box, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { queries } from '../../lib/http/queries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { BalanceFigure } from './balance-figure.tsx';
import { ExceptionsList } from './exceptions-list.tsx';
import { UncoveredNotice } from './uncovered-notice.tsx';
import { WeekGrid } from './week-grid.tsx';

/** `/manager/shifts/requirements`: the weekly standard and the dates that differ from it. */
export function RequirementsPage() {
  const { t } = useTranslation('requirements');
  const templates = useQuery(queries.templates());
  const list = useQuery(queries.requirements());
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
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
              <>
                <section>
                  <Title order={2}>{t('standard')}</Title>
                  <Text c="dimmed" mb="sm">
                    {t('standardText')}
                  </Text>
                  <WeekGrid list={entries} templateList={templateList} />
                  <UncoveredNotice list={entries} templateList={templateList} />
                </section>
                <Box mt="xl">
                  <BalanceFigure list={entries} templateList={templateList} />
                </Box>
                <ExceptionsList list={entries} templateList={templateList} />
              </>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
