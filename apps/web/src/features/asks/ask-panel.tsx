import { Button, Drawer, Stack, Text } from '@mantine/core';
import type { schedule } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../ui/feedback/skeletons.tsx';
import { AskForm } from './ask-form.tsx';
import { askQueries } from './ask-queries.ts';
import { AskWatch } from './ask-watch.tsx';

export type AskedShift = Pick<schedule.Shift, 'id' | 'date' | 'start_time' | 'end_time' | 'role' | 'employee_name'>;

export interface AskPanelProps {
  shift: AskedShift;
  /** Day, hours and role in words. */
  words: string;
  onClose: () => void;
}

/** Asks employees whether they take a shift, and shows who was asked, who answered and who is next. */
export function AskPanel({ shift, words, onClose }: AskPanelProps) {
  const { t } = useTranslation('asks');
  const [isAgain, setAgain] = useState(false);
  const query = useQuery(askQueries.ofShift(shift.id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={480}
      padding="lg"
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <div>
          <Text fw={600}>{words}</Text>
          {shift.employee_name !== null && <Text size="sm">{t('holder', { name: shift.employee_name })}</Text>}
        </div>
        <QueryView what="requests" query={query} skeleton={<RowsSkeleton rows={4} height={48} />}>
          {(ask) =>
            ask === null || isAgain ? (
              <AskForm shiftId={shift.id} onAsked={() => setAgain(false)} />
            ) : (
              <>
                <AskWatch ask={ask} />
                {['stopped', 'unfilled'].includes(ask.status) && (
                  <Button variant="default" onClick={() => setAgain(true)}>
                    {t('again')}
                  </Button>
                )}
              </>
            )
          }
        </QueryView>
      </Stack>
    </Drawer>
  );
}
