/**
 * Zones that JavaScript lists under the name that they had before, and their names in the IANA database today. Only the
 * spelling: browsers and servers know the rules under both.
 */
const RENAMED: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

let known: ReadonlySet<string> | undefined;

/** The zones that can be chosen, in today's spelling and alphabetical order; `UTC` is the last. */
export function timeZones(): ReadonlySet<string> {
  known ??= new Set([
    ...Intl.supportedValuesOf('timeZone')
      .map((name) => RENAMED[name] ?? name)
      .filter((name) => name !== 'UTC')
      .sort(),
    'UTC',
  ]);
  return known;
}

/** A zone in the one spelling that is stored and shown, whichever of its names is given; what is no zone stays. */
export function zoneName(name: string): string {
  if (timeZones().has(name)) return name;
  try {
    const { timeZone } = new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions();
    return RENAMED[timeZone] ?? timeZone;
  } catch {
    return name;
  }
}
