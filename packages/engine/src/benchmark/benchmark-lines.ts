// The lines and fields of a file of the Shift Scheduling Benchmark, with the number of the line in every fault.

/** A line of the file that cannot be read; the one-line message states which and why. */
export class BenchmarkError extends Error {
  override name = 'BenchmarkError';
}

export interface Line {
  number: number;
  fields: string[];
}

const SECTIONS = [
  'HORIZON',
  'SHIFTS',
  'STAFF',
  'DAYS_OFF',
  'SHIFT_ON_REQUESTS',
  'SHIFT_OFF_REQUESTS',
  'COVER',
] as const;
type Section = (typeof SECTIONS)[number];
/** The lines of a file by section. */
export type Sections = Record<Section, Line[]>;

/** @throws BenchmarkError for a section that is unknown, missing or there twice */
export function splitSections(text: string): Sections {
  const found = new Map<string, Line[]>();
  let current: Line[] | undefined;
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '' || line.startsWith('#')) return;
    if (line.startsWith('SECTION_')) {
      if (!SECTIONS.some((section) => line === `SECTION_${section}`))
        throw new BenchmarkError(`line ${i + 1}: unknown section "${line}"`);
      const section = line.slice('SECTION_'.length);
      if (found.has(section)) throw new BenchmarkError(`line ${i + 1}: ${line} appears twice`);
      found.set(section, (current = []));
    } else if (current) current.push({ number: i + 1, fields: line.split(',').map((field) => field.trim()) });
    else throw new BenchmarkError(`line ${i + 1}: data before the first section`);
  });
  const of = (section: Section): Line[] => {
    const lines = found.get(section);
    if (!lines) throw new BenchmarkError(`SECTION_${section} is missing`);
    return lines;
  };
  return {
    HORIZON: of('HORIZON'),
    SHIFTS: of('SHIFTS'),
    STAFF: of('STAFF'),
    DAYS_OFF: of('DAYS_OFF'),
    SHIFT_ON_REQUESTS: of('SHIFT_ON_REQUESTS'),
    SHIFT_OFF_REQUESTS: of('SHIFT_OFF_REQUESTS'),
    COVER: of('COVER'),
  };
}

export function fail(line: Line, what: string): never {
  throw new BenchmarkError(`line ${line.number}: ${what}`);
}

export function single(lines: readonly Line[], section: string): Line {
  const [line] = lines;
  if (!line) throw new BenchmarkError(`${section} is empty`);
  return line;
}

/** A whole number of at least `least`. */
export function whole(line: Line, field: number, what: string, least: number): number {
  const text = line.fields[field] ?? '';
  // The public files write 0 as "-0" here and there.
  const value = text === '-0' ? 0 : Number(text);
  if (!/^(\d{1,9}|-0)$/.test(text) || value < least)
    fail(line, `${what} must be a whole number of at least ${least}, not "${text}"`);
  return value;
}

export function name(line: Line, field: number, what: string): string {
  const text = line.fields[field] ?? '';
  return /^[^\s:;]+$/.test(text) ? text : fail(line, `${what} needs a name without spaces, not "${text}"`);
}

export function listed(field: string | undefined): string[] {
  return (field ?? '').split('|').filter((entry) => entry !== '');
}
