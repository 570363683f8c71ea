import { z } from 'zod';

/** Every schema of the contract for a plain value accepts one of them; the first that passes is used. */
export const POOL: readonly unknown[] = [
  'cook',
  // A column of an imported file.
  'name',
  'secret-9',
  '2031-05-07',
  '2031-05-21',
  // A Monday.
  '2031-05-05',
  '08:00',
  '16:00',
  '4713',
  '2031',
  '5',
  'LT',
  'csv',
  'name@example.lt',
  '01900000-0000-7000-8000-0000000000aa',
  '2031-05-07T08:00Z',
  '2031-05-07T16:00Z',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'https://push.example.com/send/1',
  // Keys of a browser's push subscription (RFC 8291, appendix A).
  'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  'BTBZMqHH6r4Tts7J_aSIgg',
  '4242424242424242',
  '12/34',
  '12-31',
  // A column of a file of takings.
  'date',
  5,
  2031,
  1,
  true,
];
const TRIED_PER_FIELD = 4;

/** A value that a schema of the contract accepts, found by trying. @throws when none of the known values fits */
export function sampleOf(schema: z.ZodType): unknown {
  const [sample] = candidates(schema);
  if (!schema.safeParse(sample).success) throw new Error(`no sample fits: ${JSON.stringify(z.toJSONSchema(schema))}`);
  return sample;
}

function candidates(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodNullable) return [...candidates(schema.unwrap() as z.ZodType), null];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return [...candidates(schema.unwrap() as z.ZodType), undefined];
  if (schema instanceof z.ZodArray) {
    const item = sampleOf(schema.element as z.ZodType);
    // Where one is too few, two.
    return [[item], [item, item]].filter((list) => schema.safeParse(list).success);
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return schema.options.flatMap((option) => candidates(option as z.ZodType));
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodObject) return [objectSample(schema)];
  const fitting = POOL.filter((value) => schema.safeParse(value).success);
  // What is changed after it was read, as a list without repetitions.
  return fitting.length === 0 && schema instanceof z.ZodPipe ? candidates(schema.in as z.ZodType) : fitting;
}

/** Tries the fields' values until the rules between them pass too, e.g. "end after start". */
function objectSample(schema: z.ZodObject): unknown {
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const values = candidates(field as z.ZodType);
    return { name, values: [...values.slice(0, TRIED_PER_FIELD), ...values.slice(TRIED_PER_FIELD).slice(-1)] };
  });
  const search = (index: number, chosen: Record<string, unknown>): Record<string, unknown> | null => {
    const field = fields[index];
    if (!field) return schema.safeParse(chosen).success ? chosen : null;
    for (const value of field.values) {
      const found = search(index + 1, value === undefined ? chosen : { ...chosen, [field.name]: value });
      if (found) return found;
    }
    return null;
  };
  return search(0, {});
}
