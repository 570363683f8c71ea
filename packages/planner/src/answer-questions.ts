import { explainAssignment, remedies, repair } from '@pamaina/engine';

/** What may be asked of a thread: questions of the engine that take longer than a request may hold the others up. */
export const questions = { explainAssignment, remedies, repair };

export type Questions = typeof questions;
export type QuestionName = keyof Questions;

/** A question on its way to the thread. */
export interface Asked {
  id: number;
  name: QuestionName;
  /** The engine's arguments, as plain data. */
  values: readonly unknown[];
}

/** What comes back; `error` where the engine threw. */
export type Answered = { id: number; answer: unknown } | { id: number; error: string };
