import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { timeOff, type explanations } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/http/api-client.ts';
import { addDays } from '../../../lib/dates/dates.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { useAction } from '../../../lib/http/use-action.ts';

interface TakeBackProps {
  bend: explanations.RemedyBend;
  isDone: boolean;
  onDone: () => void;
}

/** Withdraws the approved time off that blocks the change, after showing which, and who is notified. */
export function TakeBack({ bend, isDone, onDone }: TakeBackProps) {
  const { t } = useTranslation('explanations');
  const format = useFormat();
  const { name, employee_id } = bend;
  // A night shift of the day extends into the next one.
  const approved = useQuery({
    queryKey: ['time-off', 'in-the-way', employee_id, bend.date],
    queryFn: async ({ signal }) => {
      const all = await call(timeOff.listTimeOff, { query: { status: 'approved', name }, signal });
      const own = all.filter((one) => one.employee_id === employee_id);
      return own.find((one) => one.start_date <= addDays(bend.date, 1) && one.end_date >= bend.date) ?? null;
    },
    enabled: !isDone,
  });
  const withdraw = useAction(timeOff.cancelTimeOff, { failed: t('deed.takeBackFailed') });
  if (isDone)
    return (
      <Text role="status">
        <Check size={16} aria-hidden /> {t('deed.takenBack', { name })}
      </Text>
    );
  return (
    <QueryView what="timeOff" query={approved} skeleton={<Skeleton height={72} />}>
      {(request) =>
        request === null ? (
          <Text c="dimmed">{t('deed.noTimeOff')}</Text>
        ) : (
          <Alert color="yellow" icon={<CalendarX2 size={18} aria-hidden />}>
            <Text>{t('deed.takeBackWhat', { name, dates: format.range(request.start_date, request.end_date) })}</Text>
            <Text size="sm" my="xs">
              {t('deed.takeBackTold', { name })}
            </Text>
            <Button
              variant="default"
              loading={withdraw.isBusy}
              onClick={() => withdraw.run({ params: { id: request.id }, onReply: onDone })}
            >
              {t('deed.takeBackNow')}
            </Button>
          </Alert>
        )
      }
    </QueryView>
  );
}
