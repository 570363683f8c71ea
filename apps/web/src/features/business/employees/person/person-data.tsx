import { Anchor } from '@mantine/core';
import { employees, fieldNames, type Control } from '@pamaina/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useFieldLabel } from '../../../../lib/use-field-label.ts';
import { Section } from '../../../../ui/section.tsx';
import { useConsentWords } from '../../settings/index.ts';
import { Facts } from './facts.tsx';

type Employee = employees.Employee;

/** The others are in the form: choices with an explanation. */
const PLAIN: readonly Control[] = ['text', 'phone', 'email', 'suggest', 'date', 'number', 'integer', 'money'];

const shown = fieldNames(employees.fields, ({ control }) => PLAIN.includes(control)).filter((name) => name !== 'name');

/** What the form has of an employee, as far as it is known, and what they have agreed to in writing. */
export function PersonData({ person }: { person: Employee }) {
  const { t } = useTranslation('employees');
  const label = useFieldLabel('employee');
  const say = useValue();
  const facts = [
    { name: label('id'), value: person.id as ReactNode },
    ...shown.flatMap((name) => {
      const value = person[name];
      if (value === null || value === undefined || value === '') return [];
      return [{ name: label(name), value: say(employees.fields[name].control, value as string | number) }];
    }),
  ];
  const agreed = useConsentWords()(person);
  return (
    <>
      <Section isFramed title={t('person.data')}>
        <Facts facts={facts} />
      </Section>
      {agreed.length > 0 && (
        <Section isFramed title={t('consents:title')}>
          <Facts facts={agreed} />
        </Section>
      )}
    </>
  );
}

function useValue(): (control: Control, value: string | number) => ReactNode {
  const format = useFormat();
  return (control, value) => {
    const text = String(value);
    if (control === 'phone') return <Anchor href={`tel:${text.replaceAll(/[^+\d]/g, '')}`}>{text}</Anchor>;
    if (control === 'email') return <Anchor href={`mailto:${text}`}>{text}</Anchor>;
    if (control === 'date') return format.longDate(text);
    if (control === 'money') return format.money(Number(value));
    return control === 'number' || control === 'integer' ? format.number(Number(value)) : text;
  };
}
