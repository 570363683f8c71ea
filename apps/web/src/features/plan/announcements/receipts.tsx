import { Collapse, Group, List, Stack, Text, UnstyledButton } from '@mantine/core';
import type { announcements } from '@pamaina/contract';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';

type Receipt = announcements.AnnouncementReceipt;

/** How many have confirmed an announcement; opened, who, when and where, and who has not. */
export function Receipts({ receipts, title }: { receipts: readonly Receipt[]; title: string }) {
  const { t } = useTranslation('announcements');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (receipts.length === 0) return <Text size="sm">{t('nobody')}</Text>;
  const waiting = receipts.filter(({ confirmed_at }) => confirmed_at === null);
  const confirmed = receipts.filter(({ confirmed_at }) => confirmed_at !== null);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const row = ({ employee_id, name }: Receipt, text: string) => (
    <List.Item key={`${employee_id} ${name}`}>
      {name}
      {text !== '' && (
        <Text span size="sm" c="dimmed">
          {`, ${text}`}
        </Text>
      )}
    </List.Item>
  );
  return (
    <div>
      <UnstyledButton
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('countOf', { title, confirmed: confirmed.length, asked: receipts.length })}
        onClick={() => setOpen(!isOpen)}
      >
        <Group gap={6}>
          <Chevron size={16} aria-hidden />
          <Text fw={500}>{t('count', { confirmed: confirmed.length, asked: receipts.length })}</Text>
        </Group>
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id}>
        <Stack gap="xs" mt="xs">
          {waiting.length > 0 && (
            <div>
              <Text size="sm" fw={600}>
                {t('notYet')}
              </Text>
              <List>
                {waiting.map((one) =>
                  row(one, one.reminded_at === null ? '' : t('remindedAt', { when: format.instant(one.reminded_at) })),
                )}
              </List>
            </div>
          )}
          {confirmed.length > 0 && (
            <div>
              <Text size="sm" fw={600}>
                {t('haveConfirmed')}
              </Text>
              <List>
                {confirmed.map((one) =>
                  row(one, `${format.instant(one.confirmed_at ?? '')}, ${t(`by.${one.confirmed_by ?? 'app'}`)}`),
                )}
              </List>
            </div>
          )}
        </Stack>
      </Collapse>
    </div>
  );
}
