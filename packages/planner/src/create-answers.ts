import { Worker } from 'node:worker_threads';
import type { Answered, Asked, QuestionName, Questions } from './answer-questions.ts';

/** Asks the engine off the thread that answers requests. */
export interface Answers {
  /** Questions are answered one after the other. Rejected when the engine throws or the thread dies; the next question gets a new thread. */
  ask: <Name extends QuestionName>(
    name: Name,
    ...values: Parameters<Questions[Name]>
  ) => Promise<ReturnType<Questions[Name]>>;
  close: () => Promise<void>;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

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
    const end = (error: Error): void => {
      if (worker !== begun) return;
      worker = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    begun.on('error', end);
    begun.on('exit', (code) => end(new Error(`The answering thread ended with code ${code}`)));
    begun.unref();
    return begun;
  }

  return {
    ask: (name, ...values) => {
      const thread = (worker ??= begin());
      const id = (count += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
        const asked: Asked = { id, name, values };
        thread.postMessage(asked);
      });
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
