import i18n from 'i18next';
import { findProof } from './find-proof.ts';
import { hideToast, toastLoading } from '../toasts.ts';

const TOAST = 'proof-of-work';
/** Between slices the page stays responsive. */
const SLICE_MS = 25;

/**
 * Solves a challenge of `proof_required` and meanwhile shows why signing in takes a moment longer.
 * @returns the value for `X-Proof-Of-Work`
 */
export async function solveProof(challenge: string, signal?: AbortSignal): Promise<string> {
  toastLoading(TOAST, i18n.t('common:proof.busy'));
  try {
    return (await inWorker(challenge, signal)) ?? (await inSlices(challenge, signal));
  } finally {
    hideToast(TOAST);
  }
}

/**
 * On a thread of its own: a slow device shows the page without a jerk, and a tab in the background is not slowed down.
 * @returns null where no worker can be made, or its file cannot be loaded
 */
function inWorker(challenge: string, signal?: AbortSignal): Promise<string | null> {
  if (!('Worker' in globalThis)) return Promise.resolve(null);
  const ended = new AbortController();
  return new Promise<string | null>((resolve, reject) => {
    let worker: Worker;
    try {
      worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      // A page around this one can forbid it.
      return resolve(null);
    }
    ended.signal.addEventListener('abort', () => worker.terminate());
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: ended.signal });
    signal?.throwIfAborted();
    worker.addEventListener('error', () => resolve(null));
    worker.addEventListener('message', ({ data }: MessageEvent<string>) => resolve(data));
    worker.postMessage(challenge);
  }).finally(() => ended.abort());
}

async function inSlices(challenge: string, signal?: AbortSignal): Promise<string> {
  let found: string | number = 0;
  while (typeof found === 'number') {
    signal?.throwIfAborted();
    found = findProof(challenge, found, SLICE_MS);
    if (typeof found === 'number') await new Promise((resolve) => setTimeout(resolve));
  }
  return found;
}
