/** `8`, `8:00`, `08.30`, `0830`, `8:00 PM`, or the time of a moment, as `HH:MM`; null: not a time. */
export function readTime(cell: string): string | null {
  const text = cell.replace(/^\d{4}-\d{2}-\d{2}[ T]/, '').trim();
  const match = /^(\d{1,2})(?:[:.h]?([0-5]\d))?(?::[0-5]\d)?\s*(?:val\.?)?\s*([ap]\.?m\.?)?$/i.exec(text);
  if (!match) return null;
  const [, hourText = '', minutes = '00', half] = match;
  const hour = half === undefined ? Number(hourText) : hourOfHalf(Number(hourText), half);
  if (hour === null || hour > 24 || (hour === 24 && minutes !== '00')) return null;
  return `${String(hour % 24).padStart(2, '0')}:${minutes}`;
}

function hourOfHalf(hour: number, half: string): number | null {
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
}

/** Minutes: `30`, `30 min`, `0:30`; null: neither. */
export function readBreak(cell: string): number | null {
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(cell);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const minutes = /^(\d{1,3})(?:[.,]0+)?\s*(?:min\.?)?$/i.exec(cell);
  return minutes ? Number(minutes[1]) : null;
}
