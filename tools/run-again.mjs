/** More failed files than these are no accident of a busy machine. */
const MOST = 3;

/**
 * @typedef {{ file: string, passed: number, failed: number, named: string[] }} FileResult a test file, the numbers of
 * its tests, and its failures by name
 */

/**
 * The failed files, if it is worth running them again alone: a time limit that a busy machine missed, not a fault that
 * stops many.
 * @param {readonly FileResult[]} results
 * @returns {string[]}
 */
export function worthRunningAgain(results) {
  const failed = results.filter((result) => result.failed > 0).map(({ file }) => file);
  return failed.length <= MOST ? failed : [];
}

/**
 * The results after a second run of some of the files, which counts in place of the first.
 * @param {readonly FileResult[]} first
 * @param {readonly FileResult[]} again
 * @returns {{ results: FileResult[], unsteady: string[] }} `unsteady`: the failures of the first run that passed in the
 * second
 */
export function withSecondRun(first, again) {
  const second = new Map(again.map((result) => [result.file, result]));
  const results = first.map((result) => second.get(result.file) ?? result);
  const unsteady = first.filter((result) => result.failed > 0 && second.get(result.file)?.failed === 0);
  return { results, unsteady: unsteady.flatMap(({ named }) => named) };
}
