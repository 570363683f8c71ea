import { modernNode, packageProgram } from './programs.mjs';

const TEXTS = [
  'tools/checks/repository.test.ts',
  'tools/checks/activity-words.test.ts',
  'tools/checks/described.test.ts',
  'tools/checks/refused-terms.test.ts',
  'tools/checks/engine-shape.test.ts',
];

/**
 * The checks of the source. Each has its names and the command lines that must all succeed; `isTest` marks those that a
 * run of all tests includes anyway.
 */
export function sourceChecks() {
  return [
    {
      names: ['types', 'lint'],
      // One program reads every file once, for compiler errors and type-aware rules. The engine's source must not use
      // any platform API, unlike its tests: it is compiled once more, separately.
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

/** By content, because a checkout changes the timestamp of every file. */
function formatCache() {
  return ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier'];
}
