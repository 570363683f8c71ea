import { timeOff } from '@pamaina/contract';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { AbsenceKind, AbsencePeriod } from './absence-fields.tsx';
import { absenceErrors, newAbsence, problemsOf, spanOf, type AbsenceValues } from './absence-values.ts';

/** A manager changes an approved absence: its kind, its days or hours, the note. */
export function EditAbsenceDrawer({ entry, onClose }: { entry: timeOff.TimeOff; onClose: () => void }) {
  const { t } = useTranslation('absences');
  const { local } = useClock();
  const [initial] = useState<AbsenceValues>(() => ({
    ...newAbsence([], entry.start_date, entry.end_date),
    kind: entry.type,
    end: entry.is_open ? null : entry.end_date,
    note: entry.manager_note ?? '',
    ...(entry.starts_at !== null &&
      entry.ends_at !== null && {
        isPart: true,
        fromTime: local(entry.starts_at).time,
        toTime: local(entry.ends_at).time,
      }),
  }));
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const change = useAction(timeOff.changeAbsence, {
    done: ({ opened_shifts: { length: count } }) => (count === 0 ? t('edited') : t('editedAndOpened', { count })),
    failed: t('editFailed'),
    onDone: onClose,
    onRefused: (error) => {
      const found = error instanceof ApiError ? absenceErrors(error) : {};
      setErrors(found);
      return Object.keys(found).length > 0;
    },
  });
  const onSubmit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = Object.entries(problemsOf(values)).map(([field, key]) => [field, t(`invalid:${key}`)]);
    setErrors(Object.fromEntries(found) as Record<string, string>);
    if (found.length > 0 || values.kind === 'unavailable') return;
    const { kind: type, note } = values;
    change.run({ params: { id: entry.id }, body: { type, ...spanOf(values), note }, ifMatch: entry.version });
  };
  return (
    <ResourceDrawer
      title={t('editOne', { name: entry.employee_name })}
      isDirty={JSON.stringify(values) !== JSON.stringify(initial)}
      submit={{ onSubmit, isBusy: change.isBusy, failure: null }}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <AbsenceKind values={values} errors={errors} onChange={setValues} />
      <AbsencePeriod values={values} errors={errors} onChange={setValues} />
    </ResourceDrawer>
  );
}
