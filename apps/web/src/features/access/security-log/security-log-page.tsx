import { Text } from '@mantine/core';
import { securityLog } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { useAddressState } from '../../../lib/use-address-state.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import pieces from '../../../ui/pieces.module.css';

const PAGE_SIZE = 30;

/** `/manager/settings/security-log`: what happened to the accounts of the project, the newest first. */
export function SecurityLogPage() {
  const { t } = useTranslation('security-log');
  const [at, setAt] = useAddressState('page');
  const page = /^[1-9]\d{0,3}$/.test(at) ? Number(at) : 1;
  const query = useQuery({
    queryKey: ['security-log', page],
    queryFn: ({ signal }) =>
      call(securityLog.listSecurityLog, { query: { page: String(page), page_size: String(PAGE_SIZE) }, signal }),
  });
  return (
    <>
      <PageHeader title={t('title')} about={t('description')} />
      <QueryView what="history" query={query} skeleton={<RowsSkeleton rows={10} />}>
        {({ items, total }) => (
          <>
            <ul className={pieces.rows}>
              {items.map((event) => (
                <Line key={event.id} event={event} />
              ))}
            </ul>
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={total}
              onChange={(to) => setAt(to === 1 ? '' : String(to))}
            />
          </>
        )}
      </QueryView>
    </>
  );
}

function Line({ event: { at, kind, username, name, device, by, by_name } }: { event: securityLog.SecurityEvent }) {
  const { t, i18n } = useTranslation('security-log');
  const format = useFormat();
  const what = i18n.exists(`security-log:kinds.${kind}`) ? t(`kinds.${kind}`) : kind;
  const personOf = (user: string, known: string | null) => (known === null ? user : `${known} (${user})`);
  const details = [format.instant(at), device, by === null ? '' : t('by', { by: personOf(by, by_name) })].filter(
    Boolean,
  );
  return (
    <li style={{ padding: '8px 14px', overflowWrap: 'anywhere' }}>
      <Text>{t('line', { who: personOf(username, name), what })}</Text>
      <Text size="sm" c="dimmed">
        {details.join(' · ')}
      </Text>
    </li>
  );
}
