import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lawDocuments, type LawDocument, type Reading, type RuleVersion } from '@pamaina/engine';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

/** A row of docs/law.md: what it is about, and how well it was read at best and in its weakest part. */
interface Row {
  article: string;
  checked: string;
  best: number;
  weakest: number;
}

const RANKS: Record<Reading, number> = { own: 0, notes: 0, quoted: 1, official: 2, act: 3 };
const LETTERS = [/\bM\b/u, /\bP\b/u, /\bS\b/u, /\bA\b/u];

/** The codes in docs/law.md of rules that have another name in a pack. */
const CODES: Record<string, RegExp> = {
  minors: /`minor-(hours|weekly-hours|night|rest|free-days)`/u,
  nightWork: /`night-average`|night-work\.ts|3 hours/u,
  pay: /`pay`|pay-multipliers/u,
  norm: /the norm|norm-minutes\.ts`: by/u,
  eves: /law\/eves\.ts/u,
  accountingPeriod: /settings: (at most|up to)|at most \d months/u,
  publishNotice: /notice/u,
  changeNotice: /notice/u,
  lateChange: /`late-changes`: (says|the amount)/u,
  overtimeLeave: /overtime-leave/u,
  workingTimeSheet: /working-time-sheet/u,
  homeOnCall: /`home-on-call-week`/u,
  restDayConsent: /`rest-day-consent`, consent: under/u,
  protectedConsent: /`night-consent`/u,
  sundayPay: /Sunday pay/u,
  holidayReturn: /public holidays/u,
  zeroHours: /section 18/u,
  guaranteedHours: /guaranteed hours/u,
};
const codeOf = (rule: string): RegExp =>
  CODES[rule] ?? new RegExp(`\`${rule.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``, 'u');

const document = readFileSync(join(ROOT, 'docs/law.md'), 'utf8');

/** The rows of the section with the name of the pack. */
function rowsOf({ names }: LawDocument): Row[] {
  const section = document.split('\n## ').find((part) => part.startsWith(`${names['en']}\n`)) ?? '';
  return section.split('\n').flatMap((line): Row[] => {
    const [, article, , read, checked] = line.split(' | ').length === 5 ? line.split(/^\| | \| /u) : [];
    if (article === undefined || read === undefined || checked === undefined) return [];
    // Names of pages are in brackets.
    const said = read.replaceAll(/\[[^\]]*\]|\([^)]*\)/gu, '');
    const found = LETTERS.flatMap((letter, rank) => (letter.test(said) ? [rank] : []));
    return found.length > 0 ? [{ article, checked, best: Math.max(...found), weakest: Math.min(...found) }] : [];
  });
}

/** The rows about a rule: those that name it, else those of its article. */
function rowsAbout(rows: readonly Row[], rule: string, { article }: RuleVersion): Row[] {
  const named = rows.filter(({ checked }) => codeOf(rule).test(checked));
  return named.length > 0 ? named : rows.filter((row) => row.article.trim() === article);
}

/** How well each value of a version was read; one number of a version without values. */
function claims({ reading, readings = {}, values = {} }: RuleVersion): number[] {
  const others = Object.values(readings).map((one) => RANKS[one.reading]);
  const [first] = 'ages' in values ? (values.ages as object[]) : [values];
  const count = Object.values(first ?? {}).filter((value) => typeof value !== 'object').length;
  return others.length > 0 && others.length >= count && !('grounds' in values) ? others : [RANKS[reading], ...others];
}

/** What a pack says more of than the table does, each with its rule. */
function tooMuch(rule: string, version: RuleVersion, rows: readonly Row[]): string[] {
  const about = rowsAbout(rows, rule, version);
  const [best, weakest] = [claims(version).toSorted().at(-1) ?? 0, claims(version).toSorted()[0] ?? 0];
  if (about.length === 0) return best === 0 ? [] : [`${rule}: no row says where it was read`];
  const most = Math.max(...about.map((row) => row.best));
  const least = Math.min(...about.map((row) => row.weakest));
  return [
    ...(best > most ? [`${rule}: read better than in the table`] : []),
    ...(weakest > least ? [`${rule}: the table has a part that was read less well`] : []),
  ];
}

test.each(lawDocuments.map((law) => [law.id, law] as const))(
  '%s claims no better reading than docs/law.md',
  (_id, law) => {
    const rows = rowsOf(law);
    expect(rows.length).toBeGreaterThan(8);
    const found = Object.entries(law.rules).flatMap(([rule, versions]) =>
      (versions as readonly RuleVersion[]).flatMap((version) => tooMuch(rule, version, rows)),
    );
    expect(found).toEqual([]);
  },
);

test('a claim above the table is found', () => {
  const rest = { from: '2020-01-01', article: 'A 1', source: 'Gazette', values: { minMinutes: 660 } } as const;
  const row = { article: 'A 1', checked: '`daily-rest`, hard', best: 1, weakest: 0 };
  expect(tooMuch('dailyRest', { ...rest, reading: 'official' }, [row])).toHaveLength(2);
  expect(tooMuch('dailyRest', { ...rest, reading: 'quoted' }, [row])).toHaveLength(1);
  expect(tooMuch('dailyRest', { ...rest, reading: 'notes' }, [row])).toEqual([]);
  expect(tooMuch('dailyRest', { ...rest, reading: 'quoted' }, [{ ...row, weakest: 1 }])).toEqual([]);
  expect(tooMuch('dailyRest', { ...rest, reading: 'quoted' }, [])).toHaveLength(1);
});

test('a link opens a page, not the front of a site', () => {
  const links = lawDocuments.flatMap(({ rules }) =>
    (Object.values(rules) as (readonly RuleVersion[])[])
      .flat()
      .flatMap(({ link, readings = {} }) =>
        [link, ...Object.values(readings).map((one) => one.link)].filter((one) => one !== undefined),
      ),
  );
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => new URL(link).pathname === '/' && new URL(link).search === '')).toEqual([]);
});
