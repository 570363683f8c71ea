import { Button } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Month } from '../../../lib/dates/months.ts';

interface TryItProps {
  changes: readonly scenarios.Change[];
  month: Month;
  what: string;
}

/** A new scenario of this month that begins with the change. */
export function TryIt({ changes, month, what }: TryItProps) {
  const { t } = useTranslation('advice');
  return (
    <Button
      component={Link}
      to={`/manager/scenarios/new?month=${month}`}
      state={{ changes }}
      variant="default"
      size="compact-md"
      flex="none"
      aria-label={t('tryOf', { what })}
    >
      {t('try')}
    </Button>
  );
}
