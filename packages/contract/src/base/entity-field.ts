import { z } from 'zod';
import type { LocalDate } from './calendar.ts';

/** How a form shows a field; files and the history write its values accordingly. */
export type Control =
  /** One line. `suggest` proposes the values in use, `choice` allows no others. */
  | 'text'
  | 'email'
  | 'phone'
  | 'suggest'
  | 'choice'
  /** `money` is whole cents, written in units of the currency. */
  | 'number'
  | 'integer'
  | 'money'
  | 'date'
  | 'time'
  /** Several short texts. */
  | 'names'
  | 'switch'
  | 'weekdays'
  /** A control of the entity's own form. */
  | 'own';

interface Description {
  control: Control;
  /** The part of the form that shows it, after the fields declared before it. */
  section?: string;
  /** A number with buttons that add and subtract this, within the limits of the schema. */
  step?: number;
  /** In the list beside the name, or on the line under it. */
  list?: 'beside' | 'under';
  /** The search of the list looks into it. */
  isSearched?: true;
  /** An imported file can have it: headings that are read in addition to the labels of all languages. */
  headings?: readonly string[];
  /** The export of a project has a column of it. */
  isExported?: true;
  /** A change that leaves it out keeps it, as for clients from before the field; default: leaving out clears. */
  isKept?: true;
}

/** A date comes as the text that the database has. */
type Read<Value> = Value extends LocalDate ? string : Value;
type Stored<Schema extends z.ZodType> = Read<Exclude<z.output<Schema>, undefined>>;

/**
 * A field of an entity, declared once: API, form, list, import, export and history read it from here. Its label is the
 * text `fields.<entity>.<name>` of `i18n/`, its column in the database has its name.
 */
export type Field<Schema extends z.ZodType = z.ZodType, Described extends Description = Description> = Described & {
  /** What a client sends. */
  schema: Schema;
  /** What the API returns. */
  stored: z.ZodType<Stored<Schema>>;
  /** It can be empty: null. */
  isNullable: boolean;
};

export type Fields = Record<string, Field>;

/** Describes a field. @param schema of what a client sends, with its limits and default */
export function field<Schema extends z.ZodType, const Described extends Description>(
  schema: Schema,
  description: Described,
): Field<Schema, Described> {
  const isNullable = schema.safeParse(null).success;
  const plain = plainOf(description.control, schema);
  const stored = (isNullable ? plain.nullable() : plain) as z.ZodType<Stored<Schema>>;
  return { ...description, schema, stored, isNullable };
}

/** What is stored is not checked again against limits that may have changed since. */
function plainOf(control: Control, schema: z.ZodType): z.ZodType {
  switch (control) {
    case 'text':
    case 'email':
    case 'phone':
    case 'suggest':
    case 'choice':
    case 'date':
    case 'time':
      return z.string();
    case 'number':
    case 'integer':
    case 'money':
      return z.number();
    case 'names':
      return z.array(z.string());
    case 'switch':
      return z.boolean();
    case 'weekdays':
    case 'own':
      return schema;
  }
}

/** The schemas of a new entity. */
export function schemasOf<All extends Fields>(fields: All) {
  return mapped(fields, ({ schema }) => schema) as { [Name in keyof All]: All[Name]['schema'] };
}

/** The schemas of a change: fields that are kept can be left out. */
export function changesOf<All extends Fields>(fields: All) {
  return mapped(fields, ({ schema, isKept }) =>
    isKept ? (schema instanceof z.ZodDefault ? (schema.unwrap() as z.ZodType) : schema).optional() : schema,
  ) as {
    [Name in keyof All]: All[Name] extends { isKept: true }
      ? z.ZodOptional<All[Name]['schema'] extends z.ZodDefault<infer Inner> ? Inner : All[Name]['schema']>
      : All[Name]['schema'];
  };
}

/** The schemas of a response. */
export function storedOf<All extends Fields>(fields: All) {
  return mapped(fields, ({ stored }) => stored) as { [Name in keyof All]: All[Name]['stored'] };
}

const mapped = (fields: Fields, of: (field: Field) => z.ZodType) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, of(one)]));

/** The names of the fields of which this is so. */
export function fieldNames<All extends Fields>(
  fields: All,
  isWanted: (field: Field) => boolean = () => true,
): (keyof All & string)[] {
  return Object.keys(fields).filter((name) => {
    const one = fields[name];
    return one !== undefined && isWanted(one);
  });
}
