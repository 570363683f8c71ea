import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BenchCase } from './bench-case.ts';
import { generatedInstances } from './generated.ts';
import { instancesOf } from './instances.ts';
import { chainMonths, sampleMonths, threeMonths } from './months.ts';
import type { BenchOptions } from './read-options.ts';

/** The usual folder of the public instances: next to the checkout. They cannot be stored in the repository. */
const USUAL_FOLDER = resolve(import.meta.dirname, '../../shared/data/benchmark');

/**
 * The selected cases: the instances of the folder and generated ones, then the months of the sample businesses. Throws
 * if a name selects none, so that no mean is taken over fewer cases than were named.
 */
export function casesOf({ folder, best, only }: Pick<BenchOptions, 'folder' | 'best' | 'only'>): BenchCase[] {
  const from = folder ?? (existsSync(USUAL_FOLDER) ? USUAL_FOLDER : null);
  const instances = from === null ? [] : instancesOf(from, best ?? undefined);
  const all = [...instances, ...generatedInstances(), ...sampleMonths(), ...chainMonths(), ...threeMonths()];
  const missing = only?.find((of) => !all.some(({ name }) => matches(name, of)));
  if (missing !== undefined) throw new Error(`No case is called ${missing}`);
  return all.filter(({ name }) => only === null || only.some((of) => matches(name, of)));
}

function matches(name: string, of: string): boolean {
  return of.endsWith('*') ? name.startsWith(of.slice(0, -1)) : name === of;
}
