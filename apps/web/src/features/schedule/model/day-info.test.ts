import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../../testing/sample-shift.ts';
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
const sources = { today: '2026-12-02', holidays: [], requirements: [], shifts: [] };

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
});
