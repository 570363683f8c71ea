import { Autocomplete, NumberInput, Switch, TagsInput, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import type { Field } from '@pamaina/contract';
import { useLanguage } from '../lib/format/use-language.ts';
import { DateField } from './form/date-field.tsx';
import { TimeField } from './form/time-field.tsx';

interface FormFieldProps {
  field: Pick<Field, 'control' | 'isNullable'>;
  label: string;
  description?: string | undefined;
  /** Values in use, which are proposed. */
  suggestions?: readonly string[] | undefined;
  /** Focused when its form opens. */
  isFirst?: boolean;
  /** `form.getInputProps` of the field. */
  input: GetInputPropsReturnType;
}

/** The usual control of a described field. */
export function FormField({ field, label, description, suggestions = [], isFirst = false, input }: FormFieldProps) {
  const decimalSeparator = useLanguage() === 'lt' ? ',' : '.';
  const { control, isNullable } = field;
  const common = {
    label,
    description,
    required: !isNullable,
    'data-autofocus': isFirst || undefined,
    ...input,
  };
  switch (control) {
    case 'number':
    case 'integer':
    case 'money':
      return (
        <NumberInput
          decimalSeparator={decimalSeparator}
          min={0}
          hideControls
          allowDecimal={control !== 'integer'}
          {...(control === 'money' && { suffix: ' €', decimalScale: 2 })}
          {...common}
        />
      );
    case 'date':
      return <DateField {...common} />;
    case 'time':
      return <TimeField {...common} />;
    case 'names':
      return (
        <TagsInput data={[...suggestions]} splitChars={[',', ';']} acceptValueOnBlur clearable={false} {...common} />
      );
    case 'suggest':
      return <Autocomplete data={[...suggestions]} {...common} />;
    case 'switch':
      return <Switch {...common} required={false} />;
    case 'text':
    case 'email':
    case 'phone':
    // These two have no usual control.
    case 'weekdays':
    case 'own':
      return <TextInput type={types.get(control) ?? 'text'} autoComplete="off" {...common} />;
  }
}

const types = new Map([
  ['email', 'email'],
  ['phone', 'tel'],
]);
