import { writeFileSync } from 'node:fs';

/** Records the times of a run for `where-time-goes.mjs` in the file named by `TIMES_FILE`. */
export default class TimeReporter {
  onTestRunEnd(modules) {
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
    writeFileSync(process.env.TIMES_FILE, JSON.stringify(files));
  }
}
