import type { schedule, ReplyOf } from '@pamaina/contract';
import { Anchor, Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShieldAlert } from 'lucide-react';
import { useAreaPlace } from '../../../lib/session/home-of.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { Sort } from '../../../lib/use-sort-state.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';

/** The published months, the latest first. */
export function ArchiveList({ archives }: { archives: schedule.Archive[] }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const place = useAreaPlace();
  const [sort, setSort] = useState<Sort>({ by: 'publishedAt', isDescending: true });
  const columns: Column<schedule.Archive>[] = [
    {
      key: 'month',
      header: t('archive.month'),
      sortValue: ({ year, month }) => year * 12 + month,
      cell: ({ id, year, month }) => (
        <Anchor component={Link} to={`${place}/history/published/${id}`}>
          {format.month(year, month)}
        </Anchor>
      ),
    },
    { key: 'version', header: t('archive.version'), cell: ({ version }) => format.number(version), isSecondary: true },
    {
      key: 'publishedAt',
      header: t('archive.publishedAt'),
      sortValue: (archive) => archive.published_at,
      cell: (archive) => format.instant(archive.published_at),
    },
    {
      key: 'publishedBy',
      header: t('archive.publishedBy'),
      cell: ({ published_by, published_by_name }) => published_by_name ?? published_by,
      isSecondary: true,
    },
    { key: 'shifts', header: t('archive.shifts'), cell: ({ shifts }) => format.number(shifts), align: 'right' },
  ];
  return (
    <DataTable
      label={t('archive.title')}
      columns={columns}
      rows={archives}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={setSort}
    />
  );
}

type Archive = NonNullable<ReplyOf<typeof schedule.getArchive>>;

/** Whether a published version is unchanged, and the first 16 digits of its seal to compare with a written copy. */
export function ArchiveSeal({ archive: { seal, intact } }: { archive: Pick<Archive, 'seal' | 'intact'> }) {
  const { t } = useTranslation('schedule');
  if (!intact)
    return (
      <Alert color="red" icon={<ShieldAlert size={18} aria-hidden />} title={t('archive.altered')} mb="md">
        {t('archive.alteredText')}
      </Alert>
    );
  const digits = seal.slice(0, 16).match(/.{4}/g) ?? [];
  return (
    <Text size="sm" c="dimmed" mb="md">
      {t('archive.intact', { seal: digits.join(' ') })}
    </Text>
  );
}
