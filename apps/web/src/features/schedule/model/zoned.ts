/** Decisions, Time: a project's time zone is Europe/Vilnius unless set; the contract does not carry another one yet. */
const projectZone = 'Europe/Vilnius';

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: projectZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local date and time of day (`HH:MM`) that an instant has in the project. */
export function toLocal(instant: string | number): { date: string; time: string } {
  const parts = new Map(clock.formatToParts(new Date(instant)).map((part) => [part.type, part.value]));
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}
