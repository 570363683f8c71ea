import { Alert, List, Text } from '@mantine/core';
import { UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Merge } from '../../lib/merge-values.ts';

interface StaleNoticeProps<Values extends object> {
  /** Null while no other user has changed anything. */
  merge: Merge<Values> | null;
  labelOf: (field: keyof Values & string) => string;
  /** Formats a value that is not shown as it is. */
  textOf?: (field: keyof Values & string, value: Values[keyof Values]) => string | undefined;
}

/** The changes that another user made while this form was open, and how they were merged. */
export function StaleNotice<Values extends object>({ merge, labelOf, textOf }: StaleNoticeProps<Values>) {
  const { t } = useTranslation();
  if (merge === null) return null;
  return (
    <Alert color="yellow" role="alert" title={t('stale.title')} icon={<UsersRound size={18} aria-hidden />}>
      <List size="sm">
        {merge.changes.map(({ field, theirs, isKept }) => (
          <List.Item key={field}>
            {t(isKept ? 'stale.kept' : 'stale.taken', {
              field: labelOf(field),
              value: textOf?.(field, theirs) ?? write(theirs),
            })}
          </List.Item>
        ))}
      </List>
      <Text mt="xs" c="inherit">
        {t('stale.next')}
      </Text>
    </Alert>
  );
}

function write(value: unknown): string {
  const parts: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const text = parts.filter((part) => part !== '' && part !== null && part !== false).join(', ');
  return text === '' ? '–' : text;
}
