import { z } from 'zod';

/**
 * Parts of the readers of JSON columns. An earlier version may have written a value, and so may a later one that runs
 * beside this one: what can't be read is left out, and nothing here throws.
 */

/** A list without the items that can't be read. */
export const readableItems = <T>(item: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items): T[] =>
      items.flatMap((one) => {
        const read = item.safeParse(one);
        return read.success ? [read.data] : [];
      }),
    );

/** Values by name, without those that can't be read. */
export const readableValues = <T>(value: z.ZodType<T>) =>
  storedObject.transform((values): Record<string, T> =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, one]) => {
        const read = value.safeParse(one);
        return read.success ? [[name, read.data]] : [];
      }),
    ),
  );

/** The fields of an object that can be read, each by its own schema; other fields are left out. */
export const readableFields = <Shape extends Readonly<Record<string, z.ZodType>>>(shape: Shape) =>
  storedObject.transform((values) => {
    const read = Object.entries(shape).flatMap(([name, schema]) => {
      if (!Object.hasOwn(values, name)) return [];
      const { success, data } = schema.safeParse(values[name]);
      return success && data !== undefined ? [[name, data]] : [];
    });
    return Object.fromEntries(read) as { [Name in keyof Shape]?: Exclude<z.output<Shape[Name]>, undefined> };
  });

/** An object with the fields that it must have, and with those of the others that can be read. */
export const withReadable = <
  Needed extends Readonly<Record<string, z.ZodType>>,
  More extends Readonly<Record<string, z.ZodType>>,
>(
  needed: Needed,
  more: More,
) => {
  const [whole, rest] = [z.object(needed), readableFields(more)];
  return z.record(z.string(), z.unknown()).transform((values, context) => {
    const read = whole.safeParse(values);
    if (read.success) return { ...read.data, ...rest.parse(values) };
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
};

/** Any object as it is; an empty one in place of anything else. */
export const storedObject = z.record(z.string(), z.unknown()).catch({});

/** JSON in a column of text; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
