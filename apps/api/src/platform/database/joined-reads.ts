import pg from 'pg';

export interface Sent {
  text: string;
  values: readonly unknown[];
}

/** What a column of a joined statement is parsed by, from what JSON has of it. */
type Parse = (value: unknown) => unknown;

const same: Parse = (value) => value;
const { builtins } = pg.types;
/** The same values as those of a statement of its own (`database.ts`); a column of any other type is not joined. */
const PARSED: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  ...[
    builtins.BOOL,
    builtins.INT2,
    builtins.INT4,
    builtins.INT8,
    builtins.FLOAT4,
    builtins.FLOAT8,
    builtins.NUMERIC,
    builtins.TEXT,
    builtins.VARCHAR,
    builtins.BPCHAR,
    builtins.UUID,
    builtins.DATE,
    builtins.TIME,
    builtins.JSON,
    builtins.JSONB,
    // Arrays of int2, int4, text and uuid.
    1005,
    1007,
    1009,
    2951,
  ].map((type): [number, Parse] => [type, same]),
  [builtins.TIMESTAMPTZ, (value) => new Date(String(value)).toISOString()],
]);

/** By text: the columns that need parsing; null: not to be joined. */
const known = new Map<string, [name: string, parse: Parse][] | null>();
const MOST_KNOWN = 500;

/**
 * After a statement ran alone: its columns tell whether and how it can be joined from now on. Not if it writes or
 * locks, or if something that looks like a parameter may be part of a text.
 */
export function learn(text: string, fields: readonly Pick<pg.FieldDef, 'name' | 'dataTypeID'>[]): void {
  if (known.size >= MOST_KNOWN) known.clear();
  const bare = text.replaceAll(/--[^\n]*/g, '');
  const isRead = /^\s*(select|with)\b/i.test(bare) && !/\b(insert|update|delete|merge)\b/i.test(bare);
  const literals = bare.match(/'(?:[^']|'')*'/g) ?? [];
  const parsers = fields.map(({ name, dataTypeID }) => [name, PARSED.get(dataTypeID)] as const);
  const isKnown = parsers.every((pair): pair is [string, Parse] => pair[1] !== undefined);
  const isPlain = isRead && literals.every((literal) => !/\$\d/.test(literal));
  known.set(text, isPlain && isKnown ? parsers.filter(([, parse]) => parse !== same) : null);
}

export const isNew = ({ text }: Sent): boolean => !known.has(text);
export const canBeJoined = ({ text }: Sent): boolean => (known.get(text) ?? null) !== null;

/** Several reads as one statement: a row whose columns are their rows, in order, as JSON. */
export function joined(reads: readonly Sent[]): Sent {
  const values: unknown[] = [];
  const columns = reads.map(({ text, values: own }, index) => {
    const before = values.length;
    values.push(...own);
    const numbered = text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${Number(number) + before}`);
    return `(select coalesce(json_agg(part.*), '[]') from (${numbered}\n) as part) as part_${index}`;
  });
  return { text: `select ${columns.join(', ')}`, values };
}

/** The rows of one of them. */
export function rowsOf({ text }: Sent, index: number, row: Record<string, unknown>): Record<string, unknown>[] {
  const rows = row[`part_${index}`] as Record<string, unknown>[];
  const parsed = known.get(text) ?? [];
  if (parsed.length === 0) return rows;
  for (const one of rows) for (const [name, parse] of parsed) if (one[name] !== null) one[name] = parse(one[name]);
  return rows;
}
