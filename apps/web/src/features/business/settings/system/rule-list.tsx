import { ActionIcon, Button, Text, Title } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './system.module.css';

interface RuleListProps {
  title: string;
  text: string;
  addLabel: string;
  count: number;
  /** Why nothing can be added yet; null when it can. */
  obstacle: string | null;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** Entries of one kind of rule, each with its fields in a row; added at the end, removed one by one. */
export function RuleList({ title, text, addLabel, count, obstacle, onAdd, onRemove, children }: RuleListProps) {
  const { t } = useTranslation('system-settings');
  return (
    <div>
      <Title order={3}>{title}</Title>
      <Text size="sm" c="dimmed" mb="sm">
        {obstacle ?? text}
      </Text>
      {count > 0 && (
        <ul className={classes.list} aria-label={title}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index} className={classes.row}>
              {children(index)}
              <ActionIcon aria-label={t('remove', { title, number: index + 1 })} onClick={() => onRemove(index)}>
                <Trash2 size={18} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      {obstacle === null && (
        <Button variant="subtle" mt={count > 0 ? 'xs' : 0} leftSection={<Plus size={16} aria-hidden />} onClick={onAdd}>
          {addLabel}
        </Button>
      )}
    </div>
  );
}
