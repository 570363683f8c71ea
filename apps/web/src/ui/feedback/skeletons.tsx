import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Rows of a table or a list that is loading. */
export function RowsSkeleton({ rows = 6, height = 44 }: { rows?: number; height?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6} role="status" aria-label={t('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Stack>
  );
}
