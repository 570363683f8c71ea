import { Autocomplete, NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { limitsOf, type Field } from '@pamaina/contract';
import { useFormat } from '../lib/format/use-format.ts';
import { useMoneySign } from '../lib/format/use-money-sign.ts';
import { DateField } from './form/date-field.tsx';
import { TimeField } from './form/time-field.tsx';

interface FormFieldProps {
  field: Pick<Field, 'control' | 'isNullable' | 'schema' | 'step'>;
  label: string;
  description?: string | undefined;
  /** Where the form needs a field that can be empty elsewhere. */
  isRequired?: boolean;
  /** Values in use, which are proposed. */
  suggestions?: readonly string[] | undefined;
  /** Focused when its form opens. */
  isFirst?: boolean;
  /** `form.getInputProps` of the field. */
  input: GetInputPropsReturnType;
}

/** The usual control of a described field. */
export function FormField(props: FormFieldProps) {
  const { field, label, description, isRequired, suggestions = [], isFirst = false, input } = props;
  const { decimalSign } = useFormat();
  const moneySign = useMoneySign();
  const { control, isNullable, schema, step } = field;
  const common = {
    label,
    description,
    required: isRequired ?? !isNullable,
    'data-autofocus': isFirst || undefined,
    ...input,
  };
  switch (control) {
    case 'number':
    case 'integer':
    case 'money':
      return (
        <NumberInput
          decimalSeparator={decimalSign}
          min={0}
          {...(step === undefined ? { hideControls: true } : { step, ...limitsOf(schema) })}
          allowDecimal={control !== 'integer'}
          {...(control === 'money' && { suffix: ` ${moneySign}`, decimalScale: 2 })}
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
      return <Autocomplete openOnFocus={false} data={[...suggestions]} {...common} />;
    case 'choice':
      return <Select data={[...suggestions]} {...common} />;
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
