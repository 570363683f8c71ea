import { Button, Group, Text } from '@mantine/core';
import type { employees } from '@pamaina/contract';
import { KeyRound, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const BulkDrawer = lazy(async () => ({ default: (await import('./bulk-drawer.tsx')).BulkDrawer }));

interface BulkBarProps {
  /** The selected employees. */
  people: readonly employees.Employee[];
  onSelectAll: () => void;
  onClear: () => void;
  onCreateLogins: () => void;
}

/** The actions for the selected employees; renders nothing if none are selected. */
export function BulkBar({ people, onSelectAll, onClear, onCreateLogins }: BulkBarProps) {
  const { t } = useTranslation('employees');
  const [isEditing, setEditing] = useState(false);
  if (people.length === 0) return null;
  return (
    <Group gap="sm" role="region" aria-label={t('bulk.label')}>
      <Text fw={500} role="status">
        {t('bulk.selected', { count: people.length })}
      </Text>
      <Button size="compact-md" leftSection={<Pencil size={14} aria-hidden />} onClick={() => setEditing(true)}>
        {t('bulk.edit')}
      </Button>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<KeyRound size={14} aria-hidden />}
        onClick={onCreateLogins}
      >
        {t('logins.button')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={onSelectAll}>
        {t('bulk.all')}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      <Suspense>
        {isEditing && <BulkDrawer people={people} onClose={() => setEditing(false)} onSaved={onClear} />}
      </Suspense>
    </Group>
  );
}
