import { parentPort } from 'node:worker_threads';
import { questions, type Answered, type Asked } from './answer-questions.ts';

parentPort?.on('message', ({ id, name, values }: Asked) => {
  const say = (answered: Answered): void => parentPort?.postMessage(answered);
  const answer = questions[name] as (...values: readonly unknown[]) => unknown;
  try {
    say({ id, answer: answer(...values) });
  } catch (error) {
    say({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
