import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { dayInfos } from './day-info.ts';

const need = (own: { count: number; weekday?: number; date?: string; template?: string }) => ({
  id: JSON.stringify(own),
  template: 'RYT',
  role: 'barista',
  weekday: null,
  date: null,
  version: 1,
  ...own,
});
const sources = { today: '2026-12-02', holidays: [], requirements: [], weeks: [], shifts: [] };

describe('dayInfos', () => {
  it('counts filled places up to the need of each template and role', () => {
    const [day] = dayInfos(['2026-12-01'], {
      ...sources,
      requirements: [need({ count: 2, weekday: 2 }), need({ count: 1, weekday: 2, template: 'VAK' })],
      shifts: [
        sampleShift(),
        sampleShift({ employee_id: 'jonas' }),
        sampleShift({ employee_id: 'rūta' }),
        sampleShift({ template: 'VAK', employee_id: null }),
      ],
    });
    expect(day).toMatchObject({ needed: 3, filled: 2 });
  });

  it('lets an exception replace the standard, also with none, and on a closed day', () => {
    const requirements = [
      need({ count: 2, weekday: 2 }),
      need({ count: 0, date: '2026-12-01' }),
      need({ count: 1, date: '2026-12-25' }),
      need({ count: 2, weekday: 5, template: 'VAK' }),
    ];
    const holidays = [{ date: '2026-12-25', name: 'Christmas', closed: true }];
    const days = dayInfos(['2026-12-01', '2026-12-25'], { ...sources, requirements, holidays });
    expect(days.map((day) => day.needed)).toEqual([0, 1]);
    expect(days[1]).toMatchObject({ closed: true, holiday: 'Christmas' });
  });

  it('marks today, weekends and the breaks between weeks', () => {
    const days = dayInfos(['2026-12-02', '2026-12-05', '2026-12-07'], sources);
    expect(days.map(({ today, weekend, weekBreak }) => [today, weekend, weekBreak])).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it('says of each day whether it is published where only some of its month are', () => {
    const dates = ['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'];
    const published = ['2026-11-30', '2026-12-01', '2026-12-02'];
    const days = dayInfos(dates, { ...sources, published });
    // All shown days of November are published, so nothing is said of them.
    expect(days.map((day) => day.published)).toEqual([null, true, true, false]);
    expect(dayInfos(dates, sources).map((day) => day.published)).toEqual([null, null, null, null]);
  });

  it('counts a shift that is cut in two once, when none of its halves is open', () => {
    const half = (own: 1 | 2, employee_id: string | null) =>
      sampleShift({
        employee_id,
        cut: { id: 'cut', half: own, day: 0, start: '07:00', at: '11:00', end: '15:30' },
      });
    const filled = (...shifts: ReturnType<typeof half>[]) =>
      dayInfos(['2026-12-01'], { ...sources, requirements: [need({ count: 2, weekday: 2 })], shifts })[0]?.filled;
    expect(filled(half(1, 'ona'), half(2, 'jonas'))).toBe(1);
    expect(filled(half(1, 'ona'), half(2, null))).toBe(0);
    expect(filled(half(1, 'ona'), half(2, 'jonas'), sampleShift({ employee_id: 'rūta' }))).toBe(2);
  });
});
