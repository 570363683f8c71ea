import { modernNode, packageProgram } from './programs.mjs';

const TEXTS = [
  'tools/checks/repository.test.ts',
  'tools/checks/activity-words.test.ts',
  'tools/checks/refused-terms.test.ts',
];

/**
 * The checks of the source. Each has the names by which it is asked for and the command lines that must all succeed;
 * `isTest` marks what a run of all tests holds anyway.
 */
export function sourceChecks() {
  return [
    {
      names: ['types', 'lint'],
      // One program reads every file once, for the compiler's errors and for the rules that need its types. The
      // engine's source knows no platform at all, unlike its tests beside it: it is compiled once more, alone.
      commands: [
        [...packageProgram('oxlint'), '--type-aware', '--type-check', '--deny-warnings'],
        [...packageProgram('typescript', 'tsc'), '--project', 'packages/engine/tsconfig.source.json'],
      ],
    },
    {
      names: ['format'],
      commands: [[...packageProgram('prettier'), '--check', '--log-level=warn', ...formatCache(), '.']],
    },
    { names: ['unused'], commands: [packageProgram('knip')] },
    { names: ['imports'], commands: [[modernNode(), 'tools/checks/imports.ts']] },
    {
      names: ['texts'],
      commands: [[...packageProgram('vitest'), 'run', '--project', 'tools', '--reporter=dot', ...TEXTS]],
      isTest: true,
    },
  ];
}

/** By contents: a checkout touches every file. */
function formatCache() {
  return ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
}
