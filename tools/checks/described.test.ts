import {
  abilities,
  employees,
  languageCodes,
  notifications,
  problems,
  projectRoles,
  requirements,
  templates,
  type Fields,
} from '@pamaina/contract';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT, sourceFiles } from './source-files.ts';
import { flattenTexts, type Texts } from './text-keys.ts';

const described: Record<string, Fields> = {
  employee: employees.fields,
  template: templates.fields,
  requirement: requirements.fields,
};

async function textsOf(path: string): Promise<Map<string, string>> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(`${ROOT}/${path}`).href)) as Record<string, Texts>;
  return new Map(Object.values(module).flatMap((texts) => flattenTexts(texts)));
}

/** Texts that say a described label a second time, in the web app's texts of the feature. */
function repeated(labels: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => labels.includes(text)).map(([key]) => key);
}

test.each(languageCodes)(
  'every described field has its label, and only described fields have one: %s',
  async (language) => {
    const texts = await textsOf(`packages/contract/src/i18n/${language}/fields.ts`);
    const fields = Object.entries(described).flatMap(([entity, all]) =>
      Object.keys(all).map((name) => `${entity}.${name}`),
    );
    expect([...texts.keys()].filter((key) => key !== 'employee.id').toSorted()).toEqual(fields.toSorted());
  },
);

test.each(languageCodes)('the labels of an employee are written once: %s', async (language) => {
  const labels = [...(await textsOf(`packages/contract/src/i18n/${language}/fields.ts`))]
    .filter(([key]) => key.startsWith('employee.'))
    .map(([, label]) => label);
  const texts = await textsOf(`apps/web/src/i18n/${language}/business/employees.ts`);
  // The filter by roles and the kind of norm are controls of their own.
  const own = ['roleFilter', 'norm.reduced'];
  expect(repeated(labels, texts).filter((key) => !own.includes(key))).toEqual([]);
  expect(repeated(['Phone'], new Map([['phone', 'Phone']]))).toEqual(['phone']);
});

test.each(languageCodes)('every ability and every role of a project has its label: %s', async (language) => {
  const texts = await textsOf(`packages/contract/src/i18n/${language}/abilities.ts`);
  const names = [...projectRoles.map((role) => `role.${role}`), ...abilities.map((ability) => `ability.${ability}`)];
  expect([...texts.keys()].toSorted()).toEqual(names.toSorted());
});

/** What a text can name, by the facts that it is written from. */
const WRITTEN: Record<string, string> = {
  date: 'day',
  by_date: 'byDay',
  back_date: 'backDay',
  start_date: 'days',
  end_date: 'days',
  month: 'month',
  minutes: 'hours',
};

test.each(languageCodes)(
  'every kind of notification has its texts, which name only its facts: %s',
  async (language) => {
    const texts = await textsOf(`packages/contract/src/i18n/${language}/notices.ts`);
    const faults = Object.entries(notifications.kinds).flatMap(([kind, { variants }]) => [
      ...(texts.has(`${kind}.setting`) ? [] : [`${kind}.setting`]),
      ...Object.entries<readonly string[]>(variants).flatMap(([variant, facts]) => {
        const own = [...texts].filter(([key]) => key.startsWith(`${kind}.${variant}.`));
        const known = new Set(facts.flatMap((fact) => [fact, WRITTEN[fact] ?? fact]));
        const named = own.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name));
        const parts = own.map(([key]) => key.split('.').at(-1)?.replace(/_.*/, ''));
        return [
          ...['title', 'text'].filter((part) => !parts.includes(part)).map((part) => `${kind}.${variant}.${part}`),
          ...named.filter((name) => !known.has(name)).map((name) => `${kind}.${variant} names ${name}`),
        ];
      }),
    ]);
    expect(faults).toEqual([]);
    const kinds = new Set([...texts.keys()].map((key) => key.split('.', 1)[0] ?? ''));
    expect([...kinds].filter((kind) => !['note', 'general', 'mail'].includes(kind)).toSorted()).toEqual(
      Object.keys(notifications.kinds).toSorted(),
    );
  },
);

test.each(languageCodes)('every error has its texts: %s', async (language) => {
  const texts = await textsOf(`apps/api/src/i18n/${language}/problems.ts`);
  const codes = Object.keys(problems);
  expect(
    codes.flatMap((code) => ['title', 'detail'].map((part) => `${code}.${part}`)).filter((key) => !texts.has(key)),
  ).toEqual([]);
  const named = [...texts].flatMap(([key, text]) =>
    [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => `${key.split('.', 1)[0]} ${name}`),
  );
  const declared = Object.entries(problems).flatMap(([code, record]) =>
    'values' in record ? record.values.map((name) => `${code} ${name}`) : [],
  );
  expect([...new Set(named)].toSorted()).toEqual(declared.toSorted());
  const written = new Set([...texts.keys()].map((key) => key.split('.', 1)[0] ?? ''));
  expect([...written].filter((code) => !codes.includes(code))).toEqual([]);
});

test('kinds and fields are named in the contract, not listed again', () => {
  const lists = sourceFiles()
    .filter(({ path }) => /^apps\/(api|web)\/src\/.*(?<!\.test)\.tsx?$/.test(path) && !path.includes('/i18n/'))
    .filter(({ path }) => !/\/(testing|demo|samples)\//.test(path))
    .map(({ path, text }) => ({
      path,
      kinds: Object.keys(notifications.kinds).filter((kind) => new RegExp(`['\\s]${kind}\\b`).test(text)).length,
    }));
  expect(lists.filter(({ kinds }) => kinds > 4).map(({ path }) => basename(path))).toEqual([]);
});
