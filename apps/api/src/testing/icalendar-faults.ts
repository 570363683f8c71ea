/** One line of a calendar file after unfolding (RFC 5545, 3.1). */
interface Line {
  name: string;
  params: string;
  value: string;
}
interface Component {
  name: string;
  lines: Line[];
  parts: Component[];
}

const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"\p{Cc}]*"|[^";:,\p{Cc}]*))*):([^\p{Cc}]*)$/u;
const TEXT = /^(?:[^\\;,]|\\[\\;,nN])*$/;
const LOCAL = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\d$/;
const UTC = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/;
const OFFSET = /^[+-]([01]\d|2[0-3])[0-5]\d$/;
const RULE =
  /^FREQ=YEARLY(;UNTIL=\d{8}T\d{6}Z)?;BYMONTH=(1[0-2]|[1-9])(;BYMONTHDAY=[1-9]\d?(,[1-9]\d?)*)?;BYDAY=(-1|[1-5])?(MO|TU|WE|TH|FR|SA|SU)$/;
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'UID', 'NAME', 'X-WR-CALNAME', 'TZID'];
/** What may be there (once), and what must. */
const PROPERTIES: Record<string, { must: string[]; may: string[] }> = {
  VCALENDAR: {
    must: ['VERSION', 'PRODID'],
    may: ['CALSCALE', 'METHOD', 'NAME', 'X-WR-CALNAME', 'X-WR-TIMEZONE', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'],
  },
  VEVENT: {
    must: ['UID', 'DTSTAMP', 'DTSTART', 'DTEND'],
    may: ['LAST-MODIFIED', 'SEQUENCE', 'SUMMARY', 'LOCATION', 'DESCRIPTION', 'STATUS', 'ORGANIZER'],
  },
  VTIMEZONE: { must: ['TZID'], may: [] },
  STANDARD: { must: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], may: ['RRULE'] },
  DAYLIGHT: { must: ['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO'], may: ['RRULE'] },
};
const PARTS: Record<string, string[]> = { VCALENDAR: ['VTIMEZONE', 'VEVENT'], VTIMEZONE: ['STANDARD', 'DAYLIGHT'] };

/** What a calendar file has against the grammar of RFC 5545, as far as ours use it; nothing if it is right. */
export function icalendarFaults(text: string): string[] {
  const faults: string[] = [];
  if (!text.endsWith('\r\n')) faults.push('the last line has no end');
  if (/(?<!\r)\n|\r(?!\n)/.test(text)) faults.push('a line ends with something else than CRLF');
  const written = text.split('\r\n').slice(0, -1);
  for (const line of written) {
    if (Buffer.byteLength(line) > 75) faults.push(`longer than 75 bytes: ${line}`);
    if (line.includes('\uFFFD')) faults.push(`a character is cut: ${line}`);
  }
  const root: Component = { name: '', lines: [], parts: [] };
  const open = [root];
  for (const line of text.replaceAll('\r\n ', '').split('\r\n').slice(0, -1)) {
    const [, name = '', params = '', value = ''] = LINE.exec(line) ?? [];
    const current = open.at(-1) ?? root;
    if (name === '') faults.push(`no line of the grammar: ${line}`);
    else if (name === 'BEGIN') {
      const begun = { name: value, lines: [], parts: [] };
      current.parts.push(begun);
      open.push(begun);
    } else if (name === 'END') {
      if (open.pop()?.name !== value) faults.push(`not open: ${line}`);
    } else {
      if (current.parts.length > 0) faults.push(`a property after a component: ${line}`);
      current.lines.push({ name, params, value });
    }
  }
  if (open.length !== 1 || root.lines.length > 0) faults.push('not closed');
  if (root.parts.length !== 1 || root.parts[0]?.name !== 'VCALENDAR') faults.push('not one calendar');
  return [...faults, ...root.parts.flatMap((calendar) => ofComponent(calendar, zonesOf(calendar)))];
}

const valueOf = (component: Component, name: string) => component.lines.find((line) => line.name === name)?.value;
const zonesOf = (calendar: Component) => calendar.parts.map((part) => valueOf(part, 'TZID')).filter((id) => id);

function ofComponent(component: Component, zones: (string | undefined)[]): string[] {
  const { name, lines, parts } = component;
  const known = PROPERTIES[name];
  if (!known) return [`an unknown component: ${name}`];
  const faults = lines.flatMap((line) => ofLine(line, name, zones));
  const names = lines.map((line) => line.name);
  for (const must of known.must) if (!names.includes(must)) faults.push(`${name} without ${must}`);
  for (const each of names) if (![...known.must, ...known.may].includes(each)) faults.push(`${name} with ${each}`);
  if (new Set(names).size < names.length) faults.push(`${name} has a property twice`);
  for (const part of parts) if (!PARTS[name]?.includes(part.name)) faults.push(`${part.name} within ${name}`);
  if (PARTS[name] && parts.length === 0) faults.push(`${name} without a component`);
  if (name === 'VCALENDAR') faults.push(...ofWhole(component));
  return [...faults, ...parts.flatMap((part) => ofComponent(part, zones))];
}

function ofWhole(calendar: Component): string[] {
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  const ids = events.map((event) => valueOf(event, 'UID'));
  const faults: string[] = [];
  if (new Set(ids).size < ids.length) faults.push('a UID twice');
  if (valueOf(calendar, 'METHOD') && events.some((event) => valueOf(event, 'ORGANIZER') === undefined))
    faults.push('METHOD without ORGANIZER');
  return faults;
}

function ofLine({ name, params, value }: Line, component: string, zones: (string | undefined)[]): string[] {
  const isRight = () => {
    if (TEXTS.includes(name)) return TEXT.test(value);
    if (name === 'DTSTAMP' || name === 'LAST-MODIFIED') return params === '' && UTC.test(value);
    if (name === 'DTSTART' || name === 'DTEND') {
      if (component !== 'VEVENT') return params === '' && LOCAL.test(value);
      const zone = /^;TZID="?([^"]+)"?$/.exec(params)?.[1];
      return zone === undefined ? params === '' && UTC.test(value) : zones.includes(zone) && LOCAL.test(value);
    }
    if (name === 'RRULE') return RULE.test(value);
    if (name.startsWith('TZOFFSET')) return OFFSET.test(value) && value !== '-0000';
    if (name === 'SEQUENCE') return /^\d+$/.test(value);
    if (name === 'STATUS') return ['CONFIRMED', 'TENTATIVE', 'CANCELLED'].includes(value);
    return true;
  };
  return isRight() ? [] : [`${component}: ${name}${params}:${value}`];
}
