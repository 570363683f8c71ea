import { ActionIcon, Group, Text } from '@mantine/core';
import { wishes } from '@pamaina/contract';
import { CalendarHeart, CalendarMinus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { Entry } from '../../../ui/table/entry-list.tsx';
import { useDeleteWithUndo } from '../../../ui/feedback/use-delete.ts';

interface WishEntryProps {
  wish: wishes.Wish;
  /** Shows the employee's name. */
  isNamed?: boolean;
  onDelete: (wish: wishes.Wish) => void;
}

/** One preference: its day, its kind, and a button to delete it until its day is published. */
export function WishEntry({ wish, isNamed = false, onDelete }: WishEntryProps) {
  const { t } = useTranslation('wishes');
  const format = useFormat();
  const { kind, template, employee_name } = wish;
  const date = format.fullDate(wish.date);
  const text = kind === 'off' ? t('wishedOff') : t('wishedOn', { template });
  const label = isNamed ? t('deleteOneOf', { name: employee_name, date }) : t('deleteOne', { date });
  return (
    <Entry icon={kind === 'off' ? CalendarMinus : CalendarHeart}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div>
          <Text fw={500}>{isNamed ? employee_name : date}</Text>
          <Text size="sm" c="dimmed">
            {isNamed ? t('dated', { date, wish: text }) : text}
          </Text>
        </div>
        {!wish.is_settled && (
          <ActionIcon aria-label={label} onClick={() => onDelete(wish)}>
            <Trash2 size={16} />
          </ActionIcon>
        )}
      </Group>
    </Entry>
  );
}

/** Deletes a preference immediately, and offers an undo. */
export function useWishRemoval(): (wish: wishes.Wish) => void {
  const { t } = useTranslation('wishes');
  return useDeleteWithUndo<wishes.Wish>({
    remove: ({ id }, write) => write(wishes.deleteWish, { params: { id } }),
    restore: ({ date, kind, template, employee_id }, write) =>
      write(wishes.makeWish, { body: { date, kind, template, employee_id } }),
    done: t('deleted'),
  });
}
