import { Checkbox, Chip, Group, Input, Switch, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedTypes } from '../leave-types/index.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { TimeField } from '../../../ui/form/time-field.tsx';
import type { AbsenceValues } from './absence-values.ts';

interface AbsenceFieldsProps {
  values: AbsenceValues;
  /** By field, as the server or `problemsOf` names them. */
  errors: Readonly<Record<string, string>>;
  /** Whether a time in which an employee can't be scheduled is a kind too. */
  withUnavailable?: boolean;
  onChange: (values: AbsenceValues) => void;
}

/** The kind of an absence, one press each. */
export function AbsenceKind({ values, errors, withUnavailable = false, onChange }: AbsenceFieldsProps) {
  const { t } = useTranslation('absences');
  const [initial] = useState(values.kind);
  const types = useOfferedTypes({ kept: initial });
  // One name makes them one stop of the Tab key, with the arrows between them.
  const name = useId();
  return (
    <Input.Wrapper label={t('kind')} labelElement="div" error={errors['type']}>
      <Chip.Group value={values.kind} onChange={(chosen) => onChange(withKind(values, String(chosen)))}>
        <Group gap={6} mt={4} role="radiogroup" aria-label={t('kind')}>
          {types.map((type) => (
            <Chip key={type.code} name={name} value={type.code} size="sm">
              {type.name}
            </Chip>
          ))}
          {withUnavailable && (
            <Chip name={name} value="unavailable" size="sm">
              {t('unavailable')}
            </Chip>
          )}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}

/** The days or hours of an absence as far as they are known, and the managers' note. */
export function AbsencePeriod({ values, errors, onChange }: Omit<AbsenceFieldsProps, 'withUnavailable'>) {
  const { t } = useTranslation('absences');
  const { kind, isPart, isWeekly, note } = values;
  const isUnavailable = kind === 'unavailable';
  return (
    <>
      {isPart ? <Hours {...{ values, errors, onChange }} /> : <Days {...{ values, errors, onChange }} />}
      <Group>
        <Switch
          label={t('isPart')}
          checked={isPart}
          onChange={(event) => onChange({ ...values, isPart: event.currentTarget.checked })}
        />
        {isUnavailable && (
          <Checkbox
            label={t('weekly')}
            checked={isWeekly}
            onChange={(event) => onChange({ ...values, isWeekly: event.currentTarget.checked })}
          />
        )}
      </Group>
      {!isUnavailable && (
        <Textarea
          label={t('note')}
          description={t('noteHelp')}
          autosize
          minRows={1}
          maxLength={500}
          value={note}
          error={errors['note']}
          onChange={(event) => onChange({ ...values, note: event.currentTarget.value })}
        />
      )}
    </>
  );
}

type PeriodProps = Pick<AbsenceFieldsProps, 'values' | 'errors' | 'onChange'>;

function Hours({ values, errors, onChange }: PeriodProps) {
  const { t } = useTranslation('absences');
  return (
    <Group grow align="flex-start">
      <DateField
        label={t('date')}
        value={values.start}
        required
        error={errors['start']}
        onChange={(date) => onChange(withStart(values, date))}
      />
      <TimeField
        label={t('fromTime')}
        value={values.fromTime}
        required
        error={errors['fromTime']}
        onChange={(time) => onChange({ ...values, fromTime: time })}
      />
      <TimeField
        label={t('toTime')}
        value={values.toTime}
        required
        error={errors['toTime'] ?? errors['end']}
        onChange={(time) => onChange({ ...values, toTime: time })}
      />
    </Group>
  );
}

function Days({ values, errors, onChange }: PeriodProps) {
  const { t } = useTranslation('absences');
  const { kind, start, end } = values;
  const isIll = kind === 'sick_leave';
  return (
    <Group grow align="flex-start">
      <DateField
        label={t('from')}
        value={start}
        required
        error={errors['start']}
        onChange={(date) => onChange(withStart(values, date))}
      />
      <DateField
        label={t('to')}
        {...(isIll && { description: t('toHelp'), placeholder: t('notKnown') })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={end}
        required={!isIll}
        minDate={start}
        error={errors['end']}
        onChange={(date) => onChange({ ...values, end: date })}
      />
    </Group>
  );
}

/** A start beyond the end moves the end too. */
function withStart(values: AbsenceValues, date: string | null): AbsenceValues {
  if (date === null) return values;
  const { end } = values;
  return { ...values, start: date, end: end !== null && date > end ? date : end };
}

/** Only an illness can have no end yet. */
const withKind = (values: AbsenceValues, kind: AbsenceValues['kind']): AbsenceValues => ({
  ...values,
  kind,
  end: kind === 'sick_leave' ? values.end : (values.end ?? values.start),
});
