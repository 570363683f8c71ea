/** A function that another thread may run: what it takes and gives is plain data. */
export interface Task<Run> {
  run: Run;
  /** Where it lies, under its own name. */
  module: string;
  name: string;
}

/** @param module that exports the function */
export const taskOf = <Run extends (...values: never[]) => unknown>(run: Run, module: string): Task<Run> => ({
  run,
  module,
  name: run.name,
});

export type ArgumentsOf<Run> = Run extends (...args: infer Args) => unknown ? Args : never;

type Given<Run> = Run extends (...args: never[]) => infer Result ? Awaited<Result> : never;

/** What a task ends with: a generator's return. */
export type ResultOf<Run> = Given<Run> extends Generator<unknown, infer Last, unknown> ? Last : Given<Run>;

/** What a generator yields on its way. */
export type PartOf<Run> = Given<Run> extends Generator<infer Part, unknown, unknown> ? Part : never;
