import { findProof } from './find-proof.ts';

/** Answers each challenge with its proof; who asks ends it when the answer is of no use any more. */
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  self.postMessage(findProof(data, 0, Infinity));
});
