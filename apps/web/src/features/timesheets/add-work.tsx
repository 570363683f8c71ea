import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Month } from '../../lib/dates/months.ts';
import { CorrectDrawer } from './correct-drawer.tsx';
import { timesheetQueries } from './timesheet-queries.ts';

/** Adds an entry for work without a shift or clock event, while the month is open. */
export function AddWork({ month, employeeId }: { month: Month; employeeId: string | null }) {
  const { t } = useTranslation('timesheets');
  const [isOpen, setOpen] = useState(false);
  const { data: lock } = useQuery(timesheetQueries.lock(month));
  if (lock?.locked_at != null) return null;
  return (
    <>
      <Button variant="default" leftSection={<Plus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && <CorrectDrawer entry={null} employeeId={employeeId} onClose={() => setOpen(false)} />}
    </>
  );
}
