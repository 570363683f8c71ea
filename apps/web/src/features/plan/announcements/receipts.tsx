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
          <People
            title={t('notYet')}
            receipts={waiting}
            textOf={({ reminded_at: at }) => (at === null ? '' : t('remindedAt', { when: format.instant(at) }))}
          />
          <People
            title={t('haveConfirmed')}
            receipts={confirmed}
            textOf={({ confirmed_at: at, confirmed_by: by }) =>
              `${format.instant(at ?? '')}, ${t(`by.${by ?? 'app'}`)}`
            }
          />
        </Stack>
      </Collapse>
    </div>
  );
}

interface PeopleProps {
  title: string;
  receipts: readonly Receipt[];
  /** What is known of each; nothing: an empty text. */
  textOf: (receipt: Receipt) => string;
}

function People({ title, receipts, textOf }: PeopleProps) {
  if (receipts.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List>
        {receipts.map((one) => (
          <List.Item key={`${one.employee_id} ${one.name}`}>
            {one.name}
            {textOf(one) !== '' && (
              <Text span size="sm" c="dimmed">
                {`, ${textOf(one)}`}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </div>
  );
}
