import { readBenchmark } from '@pamaina/engine';
import { benchmarkInstance, type InstanceSize } from '@pamaina/engine/testing';
import type { BenchCase } from './bench-case.ts';

/** A normal month, and the longest and widest plan that the engine must support (a year of 150 employees). */
const SIZES: InstanceSize[] = [
  { days: 28, people: 30, shifts: 4 },
  { days: 364, people: 150, shifts: 8 },
];

/** Generated instances in the format of the benchmark. */
export function generatedInstances(): BenchCase[] {
  return SIZES.map((size): BenchCase => ({
    name: `generated-${size.days}x${size.people}x${size.shifts}`,
    kind: 'instance',
    problem: readBenchmark(benchmarkInstance({ ...size, seed: 1 })),
    bestKnown: null,
    file: null,
  }));
}
