import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../http/query-client.ts';
import { BrowserFrame } from '../../testing/browser-frame.tsx';
import { readPlace, stepPlace, useCalendarAddress, writeStep } from './use-calendar-address.ts';

const today = '2026-11-21';
const read = (address: string) => readPlace(new URLSearchParams(address), today);
const write = (address: string, step: Parameters<typeof writeStep>[1]) =>
  writeStep(new URLSearchParams(address), step).toString();

describe('the address of the calendar', () => {
  it('is today’s week where it says nothing, or nonsense', () => {
    const home = { month: '2026-11', view: 'week', week: '2026-11-16', day: '2026-11-21', panel: null };
    expect(read('')).toMatchObject(home);
    expect(read('month=2026-13&view=year&from=x&panel=y')).toMatchObject(home);
  });

  it('carries month, view, week, filters and panel', () => {
    expect(
      read('month=2026-12&view=month&from=2026-12-09&by=role&role=cook&template=RYT&person=ona&open=1&panel=quality'),
    ).toEqual({
      month: '2026-12',
      view: 'month',
      week: '2026-12-07',
      day: '2026-12-09',
      filters: { role: 'cook', template: 'RYT', search: 'ona', openOnly: true },
      by: 'role',
      panel: 'quality',
    });
  });

  it('begins another month at its first day', () => {
    expect(read('month=2026-12')).toMatchObject({ week: '2026-11-30', day: '2026-12-01' });
    expect(read('month=2026-12&from=2026-10-05')).toMatchObject({ day: '2026-12-01' });
  });

  it('steps weeks into the month of their Thursday, and months', () => {
    const place = read('month=2026-12&from=2026-12-28');
    expect(write('view=week', stepPlace(place, 1))).toBe('view=week&month=2027-01&from=2027-01-04');
    expect(write('', stepPlace({ ...place, view: 'list' }, 1))).toBe('month=2027-01');
  });

  it('steps days in the view of one day', () => {
    expect(write('view=day', stepPlace(read('view=day&from=2026-11-30'), 1))).toBe(
      'view=day&month=2026-12&from=2026-12-01',
    );
  });

  it('shows today on the Monday that is the last day of a month', () => {
    const on = (address: string, fallback?: 'day') => readPlace(new URLSearchParams(address), '2026-11-30', fallback);
    // The week belongs to the month of its Thursday, everything else to the day itself.
    expect(on('')).toMatchObject({ month: '2026-12', week: '2026-11-30', day: '2026-11-30' });
    expect(on('', 'day')).toMatchObject({ month: '2026-11', day: '2026-11-30' });
    for (const view of ['day', 'month', 'list'])
      expect(on(`view=${view}`)).toMatchObject({ month: '2026-11', day: '2026-11-30' });
    expect(on('view=day&month=2026-12')).toMatchObject({ month: '2026-12', day: '2026-12-01' });
    expect(on('view=week&month=2026-12')).toMatchObject({ month: '2026-12', day: '2026-11-30' });
    expect(write('view=day', { day: '2026-11-30' })).toBe('view=day&month=2026-11&from=2026-11-30');
  });

  it('leaves out what is not set', () => {
    expect(
      write('role=cook&panel=open&open=1&template=RYT&by=role', {
        filters: { role: null, openOnly: false, template: null },
        panel: null,
        by: 'person',
      }),
    ).toBe('');
  });

  it('keeps both of two filters that are set before it is drawn again', () => {
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(BrowserFrame, { client, children: createElement(MemoryRouter, null, children) });
    const { result } = renderHook(() => useCalendarAddress(), { wrapper });
    act(() => {
      result.current.go({ filters: { search: 'ona' } });
      result.current.go({ filters: { openOnly: true } });
    });
    expect(result.current.place.filters).toEqual({ role: null, template: null, search: 'ona', openOnly: true });
  });
});
