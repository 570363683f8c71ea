import { Worker } from 'node:worker_threads';
import type { Answered, Asked, QuestionName, Questions } from './answer-questions.ts';

/** More is asked than one thread answers in good time: the question was not taken. */
export class AnswersBusy extends Error {}

/** Asks the engine off the thread that answers requests. */
export interface Answers {
  /**
   * Questions are answered one after the other, of each asker a few and then others'. Rejected when the engine throws or the thread
   * dies; the next question gets a new thread.
   * @throws {AnswersBusy} when this asker, or all together, have as many questions waiting as are taken
   */
  ask: <Name extends QuestionName>(
    asker: string,
    name: Name,
    ...values: Parameters<Questions[Name]>
  ) => Promise<ReturnType<Questions[Name]>>;
  /** Rejects what is not answered yet. */
  close: () => Promise<void>;
}

interface Waiting {
  asker: string;
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/** Two managers who look at what they change; and all askers together, on the one thread there is. */
const MOST = { asker: 6, total: 20 };

/** One thread, begun with the first question and kept warm; it does not hold the process up. */
export function createAnswers(): Answers {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;

  function begin(): Worker {
    const begun = new Worker(new URL('./answer-worker.ts', import.meta.url));
    begun.on('message', (answered: Answered) => {
      const asker = waiting.get(answered.id);
      waiting.delete(answered.id);
      if ('error' in answered) asker?.reject(new Error(answered.error));
      else asker?.resolve(answered.answer);
    });
    begun.on('error', (error: Error) => end(begun, error));
    begun.on('exit', (code) => end(begun, new Error(`The answering thread ended with code ${code}`)));
    begun.unref();
    return begun;
  }

  function end(thread: Worker | null, error: Error): void {
    if (worker !== thread) return;
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  return {
    ask: async (asker, name, ...values) => {
      const own = [...waiting.values()].filter((asked) => asked.asker === asker);
      if (waiting.size >= MOST.total || own.length >= MOST.asker)
        throw new AnswersBusy('Too many questions are waiting for an answer');
      const thread = (worker ??= begin());
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { asker, resolve: resolve as Waiting['resolve'], reject });
        const asked: Asked = { id, name, values };
        thread.postMessage(asked);
      });
    },
    close: async () => {
      const thread = worker;
      end(thread, new Error('The answering thread was closed'));
      await thread?.terminate();
    },
  };
}
