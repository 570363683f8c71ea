import { describe, expect, it } from 'vitest';
import { sampleShift } from '../../testing/sample-shift.ts';
import { hoursByPerson, monthCounts } from './month-counts.ts';
import { roleColors, roleInitials } from './colors.ts';
import { bodyOf, drawShift, netMinutes, sameBody, spanMinutes } from './shift-body.ts';

describe('shifts', () => {
  it('counts across midnight, and takes the break off', () => {
    expect([spanMinutes('07:00', '15:30'), spanMinutes('21:00', '05:30'), spanMinutes('08:00', '08:00')]).toEqual([
      510, 510, 1440,
    ]);
    expect(netMinutes(sampleShift())).toBe(480);
  });

  it('believes the instants, which know of the night the clocks change', () => {
    const long = sampleShift({ starts_at: '2026-10-24T18:00:00Z', ends_at: '2026-10-25T03:30:00Z' });
    expect(netMinutes(long)).toBe(540);
  });

  it('draws a changed shift as it will come back', () => {
    const body = { ...bodyOf(sampleShift()), start_time: '22:00', end_time: '06:00' };
    const drawn = drawShift(body, 'x', 'Ona', 3);
    expect(drawn).toMatchObject({ ends_at: '2026-12-02T06:00:00.000Z', status: 'draft', version: 3 });
    expect(sameBody(bodyOf(drawn), body)).toBe(true);
  });

  it('counts a month and its hours by person', () => {
    const shifts = [
      sampleShift(),
      sampleShift({ status: 'published', date: '2026-12-02' }),
      sampleShift({ employee_id: null }),
    ];
    expect(monthCounts(shifts)).toEqual({ shifts: 3, drafts: 2, published: 1, filled: 2, open: 1 });
    expect([...hoursByPerson(shifts)]).toEqual([['ona', 16]]);
  });
});

describe('roles', () => {
  it('have a colour that does not depend on the order in which they come', () => {
    const one = roleColors(['Virėjas', 'Barista', 'Kasininkas']);
    const other = roleColors(['Kasininkas', 'Virėjas', 'Barista', 'Barista']);
    expect([...one]).toEqual([...other]);
    expect(new Set(one.values()).size).toBe(3);
  });

  it.each([
    ['Pamainos vadovas', 'PV'],
    ['Barista', 'BA'],
    ['indų plovėjas (-a)', 'IP'],
    ['žuvis', 'ŽU'],
    ['kasininkas (-ė)', 'KA'],
  ])('%s is %s in short', (role, initials) => expect(roleInitials(role)).toBe(initials));
});
