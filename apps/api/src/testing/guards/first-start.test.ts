import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spawnProduct } from '../spawn-product.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pamaina-first-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the registration code is shown at the first start; later ones say where it is, or nothing of it', async () => {
  const start = async (more: NodeJS.ProcessEnv = {}) => {
    const product = await spawnProduct({ DATA_DIR: folder, DEMO: '0', ...more });
    expect(product.url, product.said().err).not.toBeNull();
    expect(await product.stop()).toBe(0);
    return product.said();
  };
  const first = await start();
  const code = (await readFile(join(folder, 'registration-code'), 'utf8')).trim();
  expect(first.out).toContain(`Registration code:  ${code}\n`);
  const second = await start({ LOG_LEVEL: 'debug' });
  expect(second.out).toContain(`Registration code:  in ${join(folder, 'registration-code')}\n`);
  const third = await start({ REGISTRATION_CODE: 'one-that-the-operator-chose', LOG_LEVEL: 'debug' });
  for (const { out, err } of [second, third]) {
    expect(out + err).not.toContain(code);
    expect(out + err).not.toContain('one-that-the-operator-chose');
  }
}, 120_000);
