/** In this order: several browsers also name the ones that they descend from. */
const BROWSERS: readonly [string, RegExp][] = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
];
const SYSTEMS: readonly [string, RegExp][] = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/**
 * Browser and system of a `User-Agent`, in words that people know ("Chrome, Android"); of another program its own name.
 * Empty when it says nothing.
 */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent ?? '';
  const found = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(text))?.[0]);
  const known = found.filter((name) => name !== undefined).join(', ');
  return known === '' ? (/^[\w.-]{1,40}/.exec(text)?.[0] ?? '') : known;
}
