import { expect, test } from 'vitest';
import { constants } from '@pamaina/contract';
import { lawDocuments } from '@pamaina/engine';
import { sourceFiles } from './source-files.ts';

// A country is a law pack, a table of holidays and its money: no other code asks which one it is.

/** Where a country is written, and why; the list only shrinks. */
const KNOWN: Readonly<Record<string, string>> = {
  'apps/api/src/platform/settings/declared-settings.ts': 'where the operator of an installation is by default: money',
  'apps/api/src/platform/settings/invoicing-settings.ts': 'the same',
  'apps/api/src/features/start/demo/fill-demo.ts': 'where the café of the demo is',
  'packages/contract/src/base/constants.ts': 'the countries with public holidays, from which people choose',
};
/** Packs, holidays and money; texts name countries in words. */
const ELSEWHERE = /\/(law\/packs|money|i18n|testing)\/|\.test\.tsx?$|\.json$/;
const CODE = /^(apps\/(api|web)|packages\/(contract|engine|problem|planner))\/src\//;

/** Also in small letters, as packs are called; `lt` is a language too, which `languages.test.ts` looks for. */
const packs = lawDocuments.map(({ id }) => id).filter((id) => id !== 'lt');
const QUOTED = new RegExp(`(['"\`])(${[...constants.countries, ...packs].join('|')})\\1`);
/** What asks for a law pack by its ID, `law_pack === 'lt'`. */
const ASKED = /\b(?:law_?pack|country)\b\s*[!=]==?\s*['"`]/i;

const found = sourceFiles()
  .filter(({ path }) => CODE.test(path) && !ELSEWHERE.test(path))
  .filter(({ text }) => QUOTED.test(text) || ASKED.test(text))
  .map(({ path }) => path);

test('no code names a country, or asks which law pack it has', () => {
  expect(found.filter((path) => !(path in KNOWN))).toEqual([]);
});

test('what is known to name one still does: otherwise it leaves the list', () => {
  expect(Object.keys(KNOWN).filter((path) => !found.includes(path))).toEqual([]);
});

test.each([`const country = 'LV';`, `if (pack === "ee") x();`, `law_pack === 'lt'`, `project.country !== 'XX'`])(
  'the check finds %s',
  (line) => {
    expect(QUOTED.test(line) || ASKED.test(line)).toBe(true);
  },
);
