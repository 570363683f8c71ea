import { modernNode, packageProgram } from './programs.mjs';

/** The engine's source knows no platform at all; its tests, which need one, are a project of their own. */
const TYPE_PROJECTS = [
  'packages/contract',
  'packages/engine',
  'packages/engine/tsconfig.test.json',
  'packages/planner',
  'apps/api',
  'apps/web',
  'e2e',
  'tools',
  'bench',
];

/** The checks of the source, each a list of command lines that must all succeed. */
export function sourceChecks() {
  return {
    types: TYPE_PROJECTS.map((project) => [...packageProgram('typescript', 'tsc'), '--project', project]),
    lint: [[...packageProgram('oxlint'), '--type-aware', '--deny-warnings']],
    format: [[...packageProgram('prettier'), '--check', '--log-level=warn', '.']],
    imports: [[modernNode(), 'tools/checks/imports.ts']],
    unused: [packageProgram('knip')],
  };
}
