import { ActionIcon, Group, Text } from '@mantine/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface PagerProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onChange: (page: number) => void;
}

/**
 * The current page of a long list, and buttons to the others. Nothing if there is only one page. If the list has become
 * shorter than the requested page, it requests the last one.
 */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const { t } = useTranslation();
  const lastPage = Math.max(1, Math.ceil(total / pageSize));
  useEffect(() => {
    if (page > lastPage) onChange(lastPage);
  }, [page, lastPage, onChange]);
  if (total <= pageSize && page === 1) return null;
  const [first, last] = [Math.min(total, (page - 1) * pageSize + 1), Math.min(total, page * pageSize)];
  return (
    <Group component="nav" aria-label={t('pager.label')} justify="flex-end" gap={4} mt="md">
      <Text size="sm" c="dimmed" mr="xs" role="status">
        {t('pager.shown', { first, last, total })}
      </Text>
      <ActionIcon
        variant="default"
        aria-label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={18} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        aria-label={t('pager.next')}
        disabled={page * pageSize >= total}
        onClick={() => onChange(page + 1)}
      >
        <ChevronRight size={18} />
      </ActionIcon>
    </Group>
  );
}
