/** More failed files than these are no accident of a busy machine. */
const MOST = 3;

/**
 * @typedef {{ file: string, passed: number, failed: number, named: string[] }} FileResult a test file, the numbers of
 * its tests, and its failures by name
 */

/**
 * The failed files, if it is worth running them again: few, so that a busy machine can be the reason, and not in a run
 * that looks for what fails only sometimes: in another order (`SHUFFLE`), with all races (`DRAWS`), or before a release
 * (`ONCE`).
 * @param {readonly FileResult[]} results
 * @param {Record<string, string | undefined>} environment
 * @returns {string[]}
 */
export function worthRunningAgain(results, { SHUFFLE, DRAWS, ONCE }) {
  const failed = results.filter((result) => result.failed > 0).map(({ file }) => file);
  return SHUFFLE || DRAWS || ONCE || failed.length > MOST ? [] : failed;
}

/**
 * The results after a second run of some of the files, which counts in place of the first. A file that fails again has
 * the failures of both.
 * @param {readonly FileResult[]} first
 * @param {readonly FileResult[]} again
 * @returns {{ results: FileResult[], unsteady: string[] }} `unsteady`: the failures of the files that passed then
 */
export function withSecondRun(first, again) {
  const second = new Map(again.map((result) => [result.file, result]));
  const results = first.map((result) => {
    const other = second.get(result.file);
    return other?.failed ? { ...other, named: [...new Set([...result.named, ...other.named])] } : (other ?? result);
  });
  const unsteady = first.filter((result) => result.failed > 0 && second.get(result.file)?.failed === 0);
  return { results, unsteady: unsteady.flatMap(({ named }) => named) };
}
