import type { Plan } from '@pamaina/engine';
import { InputError } from './input-error.ts';

/** The plan, or an `InputError` if the planner could not process the instance, for example for lack of memory. */
export async function planned(file: string, result: Promise<Plan>): Promise<Plan> {
  try {
    return await result;
  } catch (error) {
    throw new InputError(`${file}: cannot be planned: ${error instanceof Error ? error.message : 'unknown reason'}`);
  }
}
