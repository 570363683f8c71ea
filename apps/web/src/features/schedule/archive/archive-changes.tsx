import type { ReplyOf, schedule } from '@pamaina/contract';
import { Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { scheduleChanges } from '../model/schedule-changes.ts';
import { scheduleQueries } from '../schedule-queries.ts';
import { ChangesList } from './changes-list.tsx';

type Archive = NonNullable<ReplyOf<typeof schedule.getArchive>>;

/** The changes between a published version of a month and another one, by default the previous one. */
export function ArchiveChanges({ archive }: { archive: Archive }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const archives = useQuery(scheduleQueries.archives());
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <QueryView what="history" query={archives} skeleton={<RowsSkeleton />}>
      {(all) => {
        const others = all
          .filter(({ id, year, month }) => id !== archive.id && year === archive.year && month === archive.month)
          .sort((a, b) => b.version - a.version);
        const before = others.find(({ version }) => version < archive.version) ?? others.at(-1);
        if (before === undefined) return <Text c="dimmed">{t('changes.onlyVersion')}</Text>;
        return (
          <Stack gap="md">
            <Select
              label={t('changes.against')}
              maw={360}
              withScrollArea={false}
              allowDeselect={false}
              data={others.map(({ id, version, published_at }) => ({
                value: id,
                label: t('changes.version', { version, when: format.instant(published_at) }),
              }))}
              value={chosen ?? before.id}
              onChange={setChosen}
            />
            <Against archive={archive} id={chosen ?? before.id} />
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Against({ archive, id }: { archive: Archive; id: string }) {
  const { t } = useTranslation('schedule');
  const other = useQuery(scheduleQueries.archive(id));
  return (
    <QueryView what="history" query={other} skeleton={<RowsSkeleton />}>
      {(found) => {
        const changes = scheduleChanges(found.entries, archive.entries);
        if (changes.length === 0) return <Text c="dimmed">{t('changes.none')}</Text>;
        return <ChangesList changes={changes} />;
      }}
    </QueryView>
  );
}
