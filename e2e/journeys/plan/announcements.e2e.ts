import { expect, test } from 'vitest';
import { callApi, newManagerToken, tokenOfNewLogin } from '../../driver/api.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { choose, expectFieldError, field } from '../../driver/form.ts';
import { en, fill, lt } from '../../driver/texts.ts';

const open = useBrowser();

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');

test.each([
  ['en', en],
  ['lt', lt],
] as const)(
  'a manager announces something with a file, an employee confirms it on the phone, the other is reminded (%s)',
  async (language, words) => {
    const said = words.announcements;
    const token = await newManagerToken(`announce-${language}`, `Announce ${language}`);
    const add = (id: string, name: string, role: string) =>
      callApi('POST', '/employees', { token, body: { id: `announce-${id}-${language}`, name, roles: [role] } });
    await add('ieva', 'Ieva Žemaitė', 'cook');
    await add('jonas', 'Jonas Kęsgaila', 'cook');
    await add('rasa', 'Rasa', 'barista');
    const worker = await tokenOfNewLogin(token, `announce-ieva-${language}`);

    const page = await open({ token, language, refusals: [422] });
    await page.goto('/manager/announcements');
    await page.getByRole('button', { name: said.add }).first().click();
    const form = page.getByRole('dialog', { name: said.add });
    await field(form, said.subject).fill('Evakuacijos pratybos');
    await form.getByText(said.audiences.some).click();
    await form.getByRole('button', { name: said.publish }).click();
    // What is missing is said at its field, and nothing typed is lost.
    await expectFieldError(field(form, said.roles), said.audienceMissing);
    await choose(page, field(form, said.roles), 'cook');
    await page.keyboard.press('Escape');
    await field(form, said.text).fill('Pirmadienį 10 val.\nRinksimės prie vartų.');
    const file = form.locator('input[type="file"]');
    const page1 = { name: 'bloga.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') };
    await file.setInputFiles(page1);
    await form
      .getByText(/PDF.*JPEG/)
      .last()
      .waitFor();
    await file.setInputFiles({ ...page1, name: 'planas.pdf', buffer: PDF });
    await form.getByText('planas.pdf').waitFor();
    await form.getByRole('button', { name: said.publish }).click();
    await form.waitFor({ state: 'detached' });
    const card = page.getByRole('article', { name: 'Evakuacijos pratybos' });
    await card.getByText(fill(said.count, { confirmed: 0, asked: 2 })).waitFor();

    const phone = await open({ token: worker, language, viewport: PHONE });
    await phone.goto('/worker');
    const own = phone.getByRole('region', { name: 'Evakuacijos pratybos', exact: true });
    await own.getByText('Rinksimės prie vartų.').waitFor();
    const download = phone.waitForEvent('download');
    await own.getByRole('button', { name: fill(said.file, { name: 'planas.pdf' }) }).click();
    expect((await download).suggestedFilename()).toBe('planas.pdf');
    await own.getByRole('button', { name: said.confirm }).click();
    await own.waitFor({ state: 'detached' });
    await phone.goto('/worker/announcements');
    await phone
      .getByRole('region', { name: 'Evakuacijos pratybos', exact: true })
      .getByText(/20\d\d/)
      .last()
      .waitFor();

    await page.reload();
    await card.getByText(fill(said.count, { confirmed: 1, asked: 2 })).click();
    await card.getByText('Ieva Žemaitė').waitFor();
    await card.getByRole('button', { name: fill(said.remind_one, { count: 1 }) }).click();
    await card.getByText('Jonas Kęsgaila').waitFor();
    await card.getByRole('button', { name: fill(said.endOne, { title: 'Evakuacijos pratybos' }) }).click();
    await card.getByText(said.ended).waitFor();
    expect(await card.getByRole('button', { name: fill(said.remind_one, { count: 1 }) }).count()).toBe(0);
  },
);
