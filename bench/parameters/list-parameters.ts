import { programParameters, searchParameters } from '@pamaina/engine/testing';

/** A tuned number of the engine: the folder of its `parameters.ts`, and the way to it, for example `TURN.most`. */
export interface Parameter {
  folder: 'search' | 'lp';
  path: readonly string[];
  value: number;
}

/** All tuned numbers of the search and of its linear programs. */
export function listParameters(): Parameter[] {
  return [
    ...leaves(searchParameters).map(([path, value]): Parameter => ({ folder: 'search', path, value })),
    ...leaves(programParameters).map(([path, value]): Parameter => ({ folder: 'lp', path, value })),
  ];
}

function leaves(of: object): [path: string[], value: number][] {
  return Object.entries(of).flatMap(([name, value]: [string, unknown]): [string[], number][] => {
    if (typeof value === 'number') return Number.isFinite(value) && value !== 0 ? [[[name], value]] : [];
    if (typeof value !== 'object' || value === null) return [];
    return leaves(value).map(([path, leaf]) => [[name, ...path], leaf]);
  });
}

/** Half and double; a whole number stays one, and a share stays below one. */
export function changesOf({ value }: Parameter): number[] {
  const isWhole = Number.isInteger(value);
  const half = isWhole ? Math.round(value / 2) : value / 2;
  const double = value < 1 && value > 0.5 ? (1 + value) / 2 : value * 2;
  return [half, double].filter((changed) => changed !== value);
}
