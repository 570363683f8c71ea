import type { receipts } from '@pamaina/contract';
import { Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

/** Who was asked to confirm a published version, and who did when and where. */
export function ArchivedReceipts({ receipts: asked }: { receipts: readonly receipts.ArchivedReceipt[] }) {
  const { t } = useTranslation('receipts');
  const format = useFormat();
  const confirmed = asked.filter(({ confirmed_at }) => confirmed_at !== null).length;
  return (
    <Stack gap="xs">
      <Title order={2}>{t('archive.title')}</Title>
      <Text c="dimmed">
        {asked.length === 0 ? t('archive.nobody') : t('archive.count', { confirmed, asked: asked.length })}
      </Text>
      {asked.length > 0 && (
        <Table.ScrollContainer minWidth={420}>
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('archive.person')}</Table.Th>
                <Table.Th>{t('archive.asked')}</Table.Th>
                <Table.Th>{t('archive.confirmed')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {asked.map(({ name, asked_at, confirmed_at, confirmed_by }) => (
                <Table.Tr key={name}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{format.instant(asked_at)}</Table.Td>
                  <Table.Td>
                    {confirmed_at === null || confirmed_by === null
                      ? t('archive.waiting')
                      : `${format.instant(confirmed_at)}, ${t(`archive.by.${confirmed_by}`)}`}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  );
}
