import i18n from 'i18next';
import { sha256Head } from './sha256.ts';
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
    const least = 2 ** (32 - Number(challenge.split('.', 1)[0]));
    let number = 0;
    for (;;) {
      signal?.throwIfAborted();
      const pause = performance.now() + SLICE_MS;
      while (performance.now() < pause) {
        const proof = `${challenge}:${number}`;
        if (sha256Head(proof) < least) return proof;
        number += 1;
      }
      await new Promise((resolve) => setTimeout(resolve));
    }
  } finally {
    hideToast(TOAST);
  }
}
