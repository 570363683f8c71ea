import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * Records in the file named by `TIMES_FILE` the times of a run, for `where-time-goes.mjs`, and the errors outside of
 * any test, which the report of the runner leaves out.
 */
export default class TimeReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map((module) => {
      const spent = module.diagnostic();
      const tests = [...module.children.allTests()];
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        setup: spent.environmentSetupDuration + spent.prepareDuration + spent.setupDuration,
        imports: spent.collectDuration,
        tests: spent.duration,
        each: tests.map((test) => ({ name: test.fullName, ms: test.diagnostic()?.duration ?? 0 })),
      };
    });
    const errors = unhandledErrors.map(({ name, message, stack, VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }) => {
      const at = stack?.split('\n').find((line) => line.trimStart().startsWith('at ')) ?? '';
      return `  outside of any test${file ? ` (${relative(process.cwd(), file)}${test ? ` > ${test}` : ''})` : ''}: ${name}: ${message}${at}`;
    });
    writeFileSync(process.env.TIMES_FILE, JSON.stringify({ files, errors }));
  }
}
