import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Those before are the baseline of the first version. */
const FIRST = '0300';
/** What a version from before may still read, write or call. */
const TAKEN_AWAY =
  /\bdrop (table|column|function|view|type|constraint)\b|\brename (to|column)\b|\balter column \w+ (set data )?type\b|\bset not null\b/i;
/** A comment of the migration says why nothing of the version before is taken away. */
const SAID = /--.*\bversion before\b/;

const takesAway = (sql: string): boolean => TAKEN_AWAY.test(sql.replaceAll(/--.*/g, '')) && !SAID.test(sql);

test('a migration that takes away what the version before uses is named in the changelog, for those who update', () => {
  const files = sourceFiles();
  const changelog = files.find(({ path }) => path === 'CHANGELOG.md')?.text ?? '';
  const named = [...changelog.matchAll(/\*\*Stop first\*\*.*/g)].map(([line]) => line).join('\n');
  const taking = files
    .filter(({ path, text }) => path.startsWith('apps/api/migrations/') && basename(path) >= FIRST && takesAway(text))
    .map(({ path }) => basename(path).slice(0, 4));
  expect(taking.filter((number) => !named.includes(number))).toEqual([]);
});

test('what is taken away is found, what is only added or explained is not', () => {
  expect(
    [
      'alter table shift drop column note;',
      'alter table shift rename column note to remark;',
      'drop function next_generation();',
      'alter table shift alter column note type jsonb using note::jsonb;',
      'alter table shift alter column note set not null;',
      'alter table shift add column note text;\n-- Not: drop column',
      'create or replace function due() returns void language sql as $$ select 1 $$;',
      '-- The version before has only asked for it at its start.\ndrop function due();',
    ].map(takesAway),
  ).toEqual([true, true, true, true, true, false, false, false]);
});
