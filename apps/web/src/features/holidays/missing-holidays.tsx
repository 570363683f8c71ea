import { Alert, Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { CalendarOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../lib/dates.ts';
import { queries } from '../../lib/queries.ts';
import { ImportDialog } from './import-dialog.tsx';

interface MissingHolidaysProps {
  /** The planned period, both ends included. The day after it counts too: the eve of a holiday is shorter (DK 112). */
  start: string;
  end: string;
}

/** Says that a period reaches into a year of which no holidays are known, and adds them with one press. */
export function MissingHolidays({ start, end }: MissingHolidaysProps) {
  const { t } = useTranslation('holidays');
  const { data } = useQuery(queries.holidays());
  const [isImporting, setImporting] = useState(false);
  const [closedOf, setClosedOf] = useState<number | null>(null);
  if (data === undefined) return null;
  const known = new Set(data.map(({ date }) => Number(date.slice(0, 4))));
  const year = [start, addDays(end, 1)].map((date) => Number(date.slice(0, 4))).find((one) => !known.has(one));
  if (year === undefined || year === closedOf) return null;
  return (
    <>
      <Alert
        color="yellow"
        icon={<CalendarOff size={18} aria-hidden />}
        title={t('missing.title', { year })}
        withCloseButton
        closeButtonLabel={t('common:close')}
        onClose={() => setClosedOf(year)}
      >
        <Group justify="space-between" gap="xs">
          {t('missing.text')}
          <Button size="compact-sm" variant="default" onClick={() => setImporting(true)}>
            {t('missing.add')}
          </Button>
        </Group>
      </Alert>
      {isImporting && <ImportDialog year={year} onClose={() => setImporting(false)} />}
    </>
  );
}
