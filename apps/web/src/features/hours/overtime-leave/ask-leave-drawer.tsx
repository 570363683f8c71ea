import { Select, Text, Alert, Skeleton } from '@mantine/core';
import { overtimeLeave, type ReplyOf } from '@pamaina/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Info } from 'lucide-react';
import { errorText } from '../../../lib/http/error-text.ts';
import { monthOf, stepMonth, yearAndMonth, type Month } from '../../../lib/dates/months.ts';
import { queries } from '../../../lib/http/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FormActions } from '../../../ui/form/form-actions.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useWrite } from '../../../lib/http/use-action.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { LeaveParts } from './leave-parts.tsx';
import { overtimeLeaveQueries } from './overtime-leave-queries.ts';

/** As far back as one can ask. */
const MONTHS = 12;

/** Whose month's overtime becomes leave: an employee's own is asked for, a manager records it for somebody. */
export function AskLeaveDrawer({ isManager, onClose }: { isManager: boolean; onClose: () => void }) {
  const { t } = useTranslation('overtime-leave');
  const clock = useClock();
  const [month, setMonth] = useState(stepMonth(monthOf(clock.today()), -1));
  const [person, setPerson] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const write = useWrite();
  const [isBusy, setBusy] = useState(false);
  const employees = useQuery({ ...queries.employees(), enabled: isManager });
  const isReady = !isManager || person !== null;
  const offer = useQuery({ ...overtimeLeaveQueries.offer(month, person), enabled: isReady });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) setMissing(true);
    if (!isReady || offer.data?.state !== 'free') return;
    setBusy(true);
    setFailure(null);
    try {
      const body = { ...yearAndMonth(month), ...(person !== null && { employee_id: person }) };
      await write(overtimeLeave.askOvertimeLeave, { body });
      toastSuccess(t(isManager ? 'recorded' : 'asked'));
      onClose();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDrawer isOpen title={t(isManager ? 'record' : 'ask')} isDirty={false} onClose={onClose}>
      <FormFrame onSubmit={(event) => void submit(event)} failure={failure}>
        <Text size="sm">{t('help')}</Text>
        {isManager && (
          <Select
            label={t('person')}
            required
            searchable
            withScrollArea={false}
            data={(employees.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            value={person}
            onChange={setPerson}
            error={isMissing && person === null && t('choosePerson')}
          />
        )}
        <MonthField value={month} onChange={setMonth} />
        {isReady && <LeaveOffer query={offer} />}
        <FormActions
          submitLabel={t(isManager ? 'save' : 'send')}
          isBusy={isBusy}
          isDisabled={isReady && offer.data?.state !== 'free'}
          onCancel={onClose}
        />
      </FormFrame>
    </FormDrawer>
  );
}

/** This month and those before it. */
function MonthField({ value, onChange }: { value: Month; onChange: (month: Month) => void }) {
  const { t } = useTranslation('overtime-leave');
  const format = useFormat();
  const today = monthOf(useClock().today());
  const months = Array.from({ length: MONTHS }, (_, back) => stepMonth(today, -back));
  const label = (of: Month) => {
    const { year, month } = yearAndMonth(of);
    return format.month(year, month);
  };
  return (
    <Select
      label={t('month')}
      data={months.map((one) => ({ value: one, label: label(one) }))}
      value={value}
      onChange={(chosen) => onChange(chosen ?? value)}
      allowDeselect={false}
      withScrollArea={false}
    />
  );
}

type Offer = ReplyOf<typeof overtimeLeave.getOvertimeLeaveOffer>;

/** Which hours of a month would become how much leave, or why none do. */
function LeaveOffer({ query }: { query: UseQueryResult<Offer> }) {
  const { t } = useTranslation('overtime-leave');
  return (
    <QueryView what="timesheets" query={query} skeleton={<Skeleton height={64} />}>
      {(offer) => (
        <section aria-live="polite">
          {offer.parts.length > 0 && <LeaveParts {...offer} />}
          {offer.state !== 'free' && (
            <Alert color="yellow" icon={<Info size={18} aria-hidden />} mt="xs">
              {t(`states.${offer.state}`)}
            </Alert>
          )}
        </section>
      )}
    </QueryView>
  );
}
