import { readBenchmark } from '@pamaina/engine';
import { benchmarkInstance, type InstanceSize } from '@pamaina/engine/testing';
import type { BenchCase } from './bench-case.ts';

/** A usual month, and the longest and widest plan that the engine must still take (a year of 150 people). */
const SIZES: InstanceSize[] = [
  { days: 28, people: 30, shifts: 4 },
  { days: 364, people: 150, shifts: 8 },
];

/** Instances of the benchmark's kind that need no file. */
export function generatedInstances(): BenchCase[] {
  return SIZES.map((size): BenchCase => ({
    name: `generated-${size.days}x${size.people}x${size.shifts}`,
    kind: 'instance',
    problem: readBenchmark(benchmarkInstance({ ...size, seed: 1 })),
    bestKnown: null,
    file: null,
  }));
}
