/**
 * Deals files out to lanes that shall end together: the longest first, each to the lane that has least.
 * @template File
 * @param {readonly File[]} files
 * @param {(file: File) => number} lengthOf
 * @param {number} count lanes at most
 * @returns {File[][]} none of them empty
 */
export function dealOut(files, lengthOf, count) {
  const lanes = Array.from({ length: Math.min(count, files.length) }, () => ({
    length: 0,
    files: /** @type {File[]} */ ([]),
  }));
  for (const file of files.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    const least = lanes.reduce((one, other) => (other.length < one.length ? other : one));
    least.files.push(file);
    least.length += lengthOf(file);
  }
  return lanes.map((lane) => lane.files);
}
