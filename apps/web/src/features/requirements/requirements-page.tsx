import { Box, Button, Text, Title, Alert, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Clock, DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { requirements, templates } from '@pamaina/contract';
import { queries } from '../../lib/http/queries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { settingsQueries } from '../settings/index.ts';
import { BalanceFigure } from './balance-figure.tsx';
import { ExceptionsList } from './exceptions-list.tsx';
import { WeekGrid } from './week-grid.tsx';
import { uncoveredHours } from './uncovered-hours.ts';
import { useWeekdayNames } from './use-weekday-names.ts';

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

interface UncoveredNoticeProps {
  list: readonly requirements.Requirement[];
  templateList: readonly templates.Template[];
}

/** The hours at which the business is open and no one is needed; nothing if there are none. */
function UncoveredNotice({ list, templateList }: UncoveredNoticeProps) {
  const { t } = useTranslation('requirements');
  const { long } = useWeekdayNames();
  const { data } = useQuery(settingsQueries.system());
  const gaps = data ? uncoveredHours(data.opening_hours, list, templateList) : [];
  if (gaps.length === 0) return null;
  return (
    <Alert mt="sm" color="yellow" icon={<DoorOpen size={18} aria-hidden />} title={t('uncovered')}>
      <List size="sm">
        {gaps.map(({ day, from, to }) => (
          <List.Item key={`${day} ${from}`}>{`${long[day] ?? ''}: ${from}–${to}`}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
