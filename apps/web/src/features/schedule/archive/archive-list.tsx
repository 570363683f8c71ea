import type { schedule } from '@pamaina/contract';
import { Anchor, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/use-format.ts';

/** The published months, the latest first. */
export function ArchiveList({ archives }: { archives: schedule.Archive[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const sorted = archives.toSorted((a, b) => b.published_at.localeCompare(a.published_at));
  return (
    <Table.ScrollContainer minWidth={520} type="native" tabIndex={0} role="region" aria-label={t('archive.title')}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('archive.month')}</Table.Th>
            <Table.Th>{t('archive.version')}</Table.Th>
            <Table.Th>{t('archive.publishedAt')}</Table.Th>
            <Table.Th>{t('archive.publishedBy')}</Table.Th>
            <Table.Th ta="right">{t('archive.shifts')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sorted.map((one) => (
            <Table.Tr key={one.id}>
              <Table.Td>
                <Anchor component={Link} to={`/manager/history/${one.id}`}>
                  {format.month(one.year, one.month)}
                </Anchor>
              </Table.Td>
              <Table.Td>{format.number(one.version)}</Table.Td>
              <Table.Td>{format.instant(one.published_at)}</Table.Td>
              <Table.Td>{one.published_by}</Table.Td>
              <Table.Td ta="right">{format.number(one.shifts)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
