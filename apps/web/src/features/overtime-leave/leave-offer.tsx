import { Alert, Skeleton } from '@mantine/core';
import type { overtimeLeave, ReplyOf } from '@pamaina/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { LeaveParts } from './leave-parts.tsx';

type Offer = ReplyOf<typeof overtimeLeave.getOvertimeLeaveOffer>;

/** Which hours of a month would become how much leave, or why none do. */
export function LeaveOffer({ query }: { query: UseQueryResult<Offer> }) {
  const { t } = useTranslation('overtime-leave');
  return (
    <QueryView what="timesheets" query={query} skeleton={<Skeleton height={64} />}>
      {(offer) => (
        <section aria-live="polite">
          {offer.parts.length > 0 && <LeaveParts {...offer} />}
          {offer.state !== 'free' && (
            <Alert color="yellow" icon={<Info size={18} aria-hidden />} mt="xs">
              {t(`states.${offer.state}`)}
            </Alert>
          )}
        </section>
      )}
    </QueryView>
  );
}
