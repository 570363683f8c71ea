import { fieldNames, type Control, type Fields } from '@pamaina/contract';
import type { z } from 'zod';

/** A field in a form: an empty number is `''`, money isn't in cents, weekdays are '1' Monday .. '7' Sunday. */
export type FormValue<Kind extends Control> = Kind extends 'number' | 'integer' | 'money'
  ? number | string
  : Kind extends 'date'
    ? string | null
    : Kind extends 'names' | 'weekdays'
      ? string[]
      : Kind extends 'switch'
        ? boolean
        : string;

/** Of the fields that have a usual control. */
type UsualNames<All extends Fields> = {
  [Name in keyof All]: All[Name]['control'] extends 'own' ? never : Name;
}[keyof All];

export type FormValues<All extends Fields> = { [Name in UsualNames<All>]: FormValue<All[Name]['control']> };
type Body<All extends Fields> = { [Name in UsualNames<All>]: z.output<All[Name]['stored']> };

const usualNames = (fields: Fields) => fieldNames(fields, ({ control }) => control !== 'own');

/** What a form shows of a stored entity; of a new one, the defaults. */
export function toFormValues<All extends Fields>(fields: All, stored: object | null): FormValues<All> {
  const known = new Map<string, unknown>(Object.entries(stored ?? {}));
  const entries = usualNames(fields).map((name) => {
    const value = stored === null ? fields[name]?.schema.safeParse(undefined).data : known.get(name);
    return [name, toFormValue(fields[name]?.control ?? 'text', value ?? null)];
  });
  return Object.fromEntries(entries) as FormValues<All>;
}

function toFormValue(control: Control, value: unknown): unknown {
  if (control === 'money') return value === null ? '' : Number(value) / 100;
  if (control === 'switch') return value === true;
  if (control === 'date') return value;
  if (control === 'names' || control === 'weekdays') return Array.isArray(value) ? value.map(String) : [];
  return value ?? '';
}

/** What is sent; an emptied required number becomes no number at all, which the schema refuses. */
export function fromFormValues<All extends Fields>(fields: All, values: object): Body<All> {
  const typed = new Map<string, unknown>(Object.entries(values));
  const entries = usualNames(fields).map((name) => {
    const { control = 'text', isNullable = true } = fields[name] ?? {};
    return [name, fromFormValue({ control, isNullable }, typed.get(name))];
  });
  return Object.fromEntries(entries) as Body<All>;
}

function fromFormValue({ control, isNullable }: { control: Control; isNullable: boolean }, value: unknown): unknown {
  switch (control) {
    case 'number':
    case 'integer':
      return value === '' ? (isNullable ? null : Number.NaN) : Number(value);
    case 'money':
      return value === '' ? (isNullable ? null : Number.NaN) : Math.round(Number(value) * 100);
    case 'weekdays':
      return Array.isArray(value) ? value.map(Number) : [];
    case 'date':
    case 'names':
    case 'switch':
    case 'own':
      return value;
    case 'text':
    case 'email':
    case 'phone':
    case 'suggest':
    case 'choice':
    case 'time':
      return isNullable && String(value).trim() === '' ? null : value;
  }
}

/** The texts of these fields; empty ones are left out. */
export function textsOf<Name extends string>(entity: { readonly [name in Name]: unknown }, names: readonly Name[]) {
  return names
    .map((name) => entity[name])
    .filter((value): value is string => typeof value === 'string' && value !== '');
}
