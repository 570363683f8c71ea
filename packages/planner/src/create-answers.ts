import { Worker } from 'node:worker_threads';
import type { Answered, Asked, QuestionName, Questions } from './answer-questions.ts';

/** Asks the engine off the thread that answers requests. */
export interface Answers {
  /** Questions are answered one after the other. Rejected when the engine throws or the thread dies; the next question gets a new thread. */
  ask: <Name extends QuestionName>(
    name: Name,
    ...values: Parameters<Questions[Name]>
  ) => Promise<ReturnType<Questions[Name]>>;
  /** Rejects what is not answered yet. */
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
      const thread = worker;
      end(thread, new Error('The answering thread was closed'));
      await thread?.terminate();
    },
  };
}
