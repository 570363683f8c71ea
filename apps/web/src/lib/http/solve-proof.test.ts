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
