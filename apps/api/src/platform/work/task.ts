/** A function that another thread can run: its input and output are plain data. */
export interface Task<Run> {
  run: Run;
  /** The module that exports it under its own name. */
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

/** A task's result: a generator's return. */
export type ResultOf<Run> = Given<Run> extends Generator<unknown, infer Last, unknown> ? Last : Given<Run>;

/** A generator's intermediate values. */
export type PartOf<Run> = Given<Run> extends Generator<infer Part, unknown, unknown> ? Part : never;
