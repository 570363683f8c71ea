import type { Plan } from '@pamaina/engine';
import { InputError } from './input-error.ts';

/** The plan, or an `InputError` where the planner could not take the instance: no memory for its size, for example. */
export async function planned(file: string, result: Promise<Plan>): Promise<Plan> {
  try {
    return await result;
  } catch (error) {
    throw new InputError(`${file}: cannot be planned: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}
