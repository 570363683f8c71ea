import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts } from './index.ts';
import i18n, { useTranslation } from './small-i18n.ts';

afterEach(() => i18n.changeLanguage('en'));

test.each([
  ['en', 1, 'Sample data added: 1 employee. Now generate a month.'],
  ['en', 12, 'Sample data added: 12 employees. Now generate a month.'],
  ['lt', 1, 'Pavyzdys įkeltas: 1 darbuotojas. Dabar sudarykite grafiką.'],
  ['lt', 22, 'Pavyzdys įkeltas: 22 darbuotojai. Dabar sudarykite grafiką.'],
  ['lt', 12, 'Pavyzdys įkeltas: 12 darbuotojų. Dabar sudarykite grafiką.'],
])('%s has its own form for %i', async (language, count, words) => {
  await i18n.changeLanguage(language);
  await loadTexts('first-hour');
  expect(i18n.t('first-hour:sample.filled', { count })).toBe(words);
});

test('the first key that exists is taken, with what it names; an unknown one shows itself', () => {
  const key = ['activity:actions.nothing', 'activity:actions.ask.declined'];
  expect(i18n.t(key, { date: '1 May', role: 'cook', name: 'Ona' })).toBe(
    'Employee said no to a shift: 1 May, cook, Ona',
  );
  // What is missing leaves no braces behind.
  expect(i18n.t(key, { date: '1 May', role: 'cook' })).toBe('Employee said no to a shift: 1 May, cook, ');
  expect(i18n.t('activity:actions.nothing')).toBe('actions.nothing');
  expect([i18n.exists('activity:actions.ask.declined'), i18n.exists('activity:actions')]).toEqual([true, false]);
});

test('another language is drawn at once, with the texts of the part that is on screen', async () => {
  const Name = () => {
    const { t } = useTranslation('landing');
    return createElement('p', null, t('common:close'), ' ', t('title'));
  };
  const english = i18n.t('landing:title');
  render(createElement(Name));
  expect(screen.getByText(`Close ${english}`)).toBeTruthy();
  await i18n.changeLanguage('lt-LT');
  const lithuanian = i18n.t('landing:title');
  expect(lithuanian).not.toBe(english);
  expect(await screen.findByText(`Uždaryti ${lithuanian}`)).toBeTruthy();
});

const closes: Readonly<Record<string, string>> = { en: 'Close', lt: 'Uždaryti' };

/** The library anew, whose texts come when `read` lets them; `stored` are the languages that it says were chosen. */
async function begin(lng: string, read: (language: string) => Promise<unknown>) {
  vi.resetModules();
  const { default: fresh } = await import('./small-i18n.ts');
  const stored: string[] = [];
  fresh.on('languageChanged', (language) => stored.push(language));
  fresh.use({
    read: async (language: string) => {
      await read(language);
      return { close: closes[language] };
    },
  });
  const start = fresh.init({ lng, ns: ['common'], defaultNS: 'common' });
  return { fresh, stored, start };
}

test('of two changes in a row the last one stays, though its texts come first', async () => {
  const slow = Promise.withResolvers<undefined>();
  const { fresh, stored, start } = await begin('en', (language) =>
    language === 'lt' ? slow.promise : Promise.resolve(),
  );
  await start;
  const first = fresh.changeLanguage('lt');
  await fresh.changeLanguage('en');
  slow.resolve(undefined);
  await first;
  expect([fresh.language, fresh.t('close')]).toEqual(['en', 'Close']);
  expect(stored).not.toContain('lt');
});

test('without a connection the page stays in the language that it has, and changes when it is back', async () => {
  let isConnected = false;
  const { fresh, stored, start } = await begin('en', (language) =>
    language === 'en' || isConnected ? Promise.resolve() : Promise.reject(new Error('offline')),
  );
  await start;
  await fresh.changeLanguage('lt');
  expect([fresh.language, fresh.t('close')]).toEqual(['en', 'Close']);
  expect(stored).not.toContain('lt');
  isConnected = true;
  await fresh.changeLanguage('lt');
  expect([fresh.language, fresh.t('close')]).toEqual(['lt', 'Uždaryti']);
  expect(stored.at(-1)).toBe('lt');
});

test('a start begins in another language if the chosen one can’t be loaded, and keeps the choice', async () => {
  const { fresh, stored, start } = await begin('lt', (language) =>
    language === 'en' ? Promise.resolve() : Promise.reject(new Error('offline')),
  );
  await start;
  expect([fresh.language, fresh.t('close')]).toEqual(['en', 'Close']);
  expect(stored).toEqual([]);
  const nothing = await begin('lt', () => Promise.reject(new Error('offline')));
  await expect(nothing.start).rejects.toThrow('No texts in any language');
});
