import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ProductivityForm } from './productivity-form.tsx';
import { ProposalSection } from './proposal-section.tsx';
import { staffingQueries } from './staffing-queries.ts';

/** `/manager/shifts/staffing`: what one employee serves, and the requirements that follow from what is expected. */
export function StaffingPage() {
  const { t } = useTranslation('staffing');
  const productivity = useQuery(staffingQueries.productivity());
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <Stack gap="lg">
        <div data-on-screen>
          <QueryView what="takings" query={productivity} skeleton={<RowsSkeleton rows={4} height={44} />}>
            {(stored) => <ProductivityForm key={stored.version} stored={stored} />}
          </QueryView>
        </div>
        <ProposalSection />
      </Stack>
    </>
  );
}
