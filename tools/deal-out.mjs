/**
 * Distributes files over lanes that should end at the same time: the longest first, each to the shortest lane.
 * @template File
 * @param {readonly File[]} files
 * @param {(file: File) => number} lengthOf
 * @param {number} count the maximum number of lanes
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
