import { inject, expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOf } from '../../driver/api.ts';
import { useBrowser } from '../../driver/browser.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, lt } from '../../driver/texts.ts';

const open = useBrowser();

/** Failed sign-ins from many networks, as a proxy on this machine would forward them. */
async function attack(username: string): Promise<void> {
  const guesses = Array.from({ length: 40 }, (_, at) =>
    fetch(`${inject('productUrl')}/api/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `198.51.${at >> 2}.9` },
      body: new URLSearchParams({ username, password: 'wrong-one' }),
    }),
  );
  await Promise.all(guesses);
}

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'while one changes the own PIN in a loop and a name is attacked, its owner signs in (%s)',
  async (language, texts) => {
    const manager = await newManagerToken(`besieged-${language}`, 'Tvirtovė');
    const id = `looper-${language}`;
    const employee = { id, name: 'Ratas', roles: ['cook'] };
    await callApi('POST', '/employees', { token: manager, body: employee });
    await callApi('POST', `/employees/${id}/create-login`, { token: manager, body: { password: 'temporary' } });
    const own = { current_password: 'temporary', new_password: DEMO_PASSWORD, confirm_password: DEMO_PASSWORD };
    await callApi('POST', '/settings/change-password', { token: await tokenOf(id, 'temporary'), body: own });
    const token = await tokenOf(id);
    await attack(`besieged-${language}`);
    const page = await open({ language, refusals: [429] });
    await page.goto('/manager-login');
    await page.getByLabel(texts.session.username, { exact: true }).fill(`besieged-${language}`);
    await page.getByLabel(texts.session.password, { exact: true }).fill(DEMO_PASSWORD);
    const proved = page.waitForRequest((request) => 'x-proof-of-work' in request.headers());
    const loop = Array.from({ length: 60 }, (_, at) =>
      callApi('PUT', `/employees/${id}/clock-pin`, { token, body: { pin: `907${10 + at}` } }).catch(() => 'refused'),
    );
    await page.getByRole('button', { name: texts.session.signIn.submit }).click();
    await page.waitForURL('**/select-project');
    await proved;
    expect((await Promise.all(loop)).filter((reply) => reply === 'refused')).toHaveLength(50);
  },
);
