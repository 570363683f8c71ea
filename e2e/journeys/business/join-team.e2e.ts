import { expect, test } from 'vitest';
import { callApi, newManagerToken } from '../../driver/api.ts';
import { axeViolations } from '../../driver/axe.ts';
import { PHONE, useBrowser } from '../../driver/browser.ts';
import { field } from '../../driver/form.ts';
import { DEMO_PASSWORD } from '../../driver/sign-in.ts';
import { en, fill, lt } from '../../driver/texts.ts';
import { toast } from '../../driver/toast.ts';

const open = useBrowser();

test.each([
  { language: 'en', texts: en },
  { language: 'lt', texts: lt },
] as const)(
  'a person who registered alone is taken into a team by their username, once they agree: $language',
  async ({ language, texts }) => {
    const [username, business] = [`alone.${language}`, `Kavinė ${language.toUpperCase()}`];
    const account = { username, password: DEMO_PASSWORD };
    const { access_token } = await callApi<{ access_token: string }>('POST', '/register', { body: account });
    const manager = await open({ language, token: await newManagerToken(`boss.${language}`, business) });
    const { employees, worker } = texts;
    const labels = texts.fields.employee;

    await manager.goto('/manager/employees?add=1');
    const drawer = manager.getByRole('dialog', { name: employees.add });
    await field(drawer, labels.name).fill('Ona Petraitė');
    await field(drawer, labels.id).fill(username);
    await field(drawer, labels.roles).fill(language === 'en' ? 'cook' : 'virėja');
    await drawer.getByText(employees.idTaken).waitFor();
    await drawer.getByLabel(employees.invite.label).check();
    expect(await drawer.getByText(employees.idTaken).count()).toBe(0);
    await drawer.getByRole('button', { name: employees.invite.submit }).click();
    await toast(manager, fill(employees.invite.done, { name: 'Ona Petraitė' })).waitFor();
    const waiting = manager.getByRole('region', { name: employees.invite.title });
    await waiting.getByText(employees.invite.state.pending).waitFor();
    expect(await axeViolations(manager)).toEqual([]);

    const person = await open({ language, token: access_token, viewport: PHONE });
    await person.goto('/worker');
    const asked = person.getByRole('region', { name: fill(worker.invitation.asks, { project: business }) });
    await asked.getByText(fill(worker.invitation.text, { name: 'Ona Petraitė' })).waitFor();
    expect(await axeViolations(person)).toEqual([]);
    await asked.getByRole('button', { name: worker.invitation.join }).click();
    await toast(person, fill(worker.invitation.joined, { project: business })).waitFor();
    await person.getByText(business).first().waitFor();
    await person.getByText(worker.noProject.title).waitFor({ state: 'detached' });

    await manager.reload();
    await manager.getByRole('row', { name: /Ona Petraitė/ }).waitFor();
    await waiting.waitFor({ state: 'detached' });
  },
);
