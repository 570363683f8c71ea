import { createHash } from 'node:crypto';
import { notificationsStore } from '@mantine/notifications';
import i18n from 'i18next';
import { expect, test, vi } from 'vitest';
import en from '../../i18n/en/common.ts';
import lt from '../../i18n/lt/common.ts';
import { sha256Head } from './sha256.ts';
import { solveProof } from './solve-proof.ts';

test('SHA-256 is the standard one, for texts of one block, of two, and at their edges', () => {
  for (const length of [0, 3, 54, 55, 56, 63, 64, 65, 119, 120, 200]) {
    const text = 'žabc'.repeat(60).slice(0, length);
    expect(sha256Head(text)).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});

test('a challenge is solved with as many zero bits as it asks for', async () => {
  const proof = await solveProof('12.1.abc.def');
  expect(proof).toMatch(/^12\.1\.abc\.def:\d+$/);
  expect(createHash('sha256').update(proof).digest().readUInt32BE(0) >>> 20).toBe(0);
});

test.each([
  ['en', en],
  ['lt', lt],
])(
  'while a challenge is solved a loading toast says so, and it goes with the request (%s)',
  async (language, texts) => {
    await i18n.changeLanguage(language);
    const controller = new AbortController();
    const solving = solveProof('32.1.abc.def', controller.signal);
    await vi.waitFor(() => expect(loadingToasts()).toMatchObject([{ message: texts.proof.busy }]));
    controller.abort();
    await expect(solving).rejects.toThrow('aborted');
    await vi.waitFor(() => expect(loadingToasts()).toHaveLength(0));
  },
);

const loadingToasts = () => notificationsStore.getState().notifications.filter(({ loading }) => loading);

test('a worker solves it where one can be made, and ends with the answer', async () => {
  const workers = stubWorkers((worker, challenge) => worker.answer('message', `${challenge}:7`));
  expect(await solveProof('32.1.abc.def')).toBe('32.1.abc.def:7');
  expect(workers.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([[true, ['32.1.abc.def']]]);
});

test('where its file cannot be loaded, the page solves it', async () => {
  const workers = stubWorkers((worker) => worker.answer('error'));
  expect(await solveProof('8.1.abc.def')).toMatch(/^8\.1\.abc\.def:\d+$/);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
});

test('with the request its worker ends', async () => {
  const workers = stubWorkers(() => undefined);
  const controller = new AbortController();
  const solving = solveProof('32.1.abc.def', controller.signal);
  controller.abort();
  await expect(solving).rejects.toThrow('aborted');
  await expect(solveProof('32.1.abc.def', controller.signal)).rejects.toThrow('aborted');
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, true]);
});

/** A browser's workers, which jsdom does not have; what they do when they are asked is `work`. */
function stubWorkers(work: (worker: FakeWorker, challenge: string) => void): FakeWorker[] {
  const workers: FakeWorker[] = [];
  class Stub extends FakeWorker {
    constructor() {
      super();
      workers.push(this);
      this.work = work;
    }
  }
  vi.stubGlobal('Worker', Stub);
  return workers;
}

class FakeWorker extends EventTarget {
  isEnded = false;
  readonly asked: string[] = [];
  protected work: (worker: FakeWorker, challenge: string) => void = () => undefined;

  postMessage(challenge: string): void {
    this.asked.push(challenge);
    this.work(this, challenge);
  }

  answer(type: 'message' | 'error', data?: string): void {
    this.dispatchEvent(type === 'message' ? new MessageEvent('message', { data }) : new Event('error'));
  }

  terminate(): void {
    this.isEnded = true;
  }
}
