import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { dayInfos } from '../../../../lib/schedule/day-info.ts';
import { gridRows, noFilters } from '../../../../lib/schedule/grid-model.ts';
import { weekDates } from '../../../../lib/schedule/months.ts';
import type { Selection } from '../select/use-selection.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import { ScheduleGrid } from './schedule-grid.tsx';
import { shiftColors } from '../../../../lib/schedule/colors.ts';

const people = [
  { id: 'ona', name: 'Ona', roles: ['barista'], known: true },
  { id: 'jonas', name: 'Jonas', roles: ['cook'], known: true },
];
const shift = sampleShift();
const days = dayInfos(weekDates('2026-12-01'), {
  today: '2026-12-02',
  holidays: [],
  requirements: [],
  weeks: [],
  shifts: [],
});
const blocks = new Map([
  [
    'jonas',
    new Map([
      ['2026-12-03', [timeOff()]],
      ['2026-12-05', [{ ...timeOff(), ill: true as const }]],
    ]),
  ],
]);
const wishes = new Map([['jonas', new Map([['2026-12-04', { kind: 'on' as const, template: 'RYT' }]])]]);

function timeOff() {
  return { kind: 'time_off' as const, from: '00:00', to: '24:00', note: null };
}

function recordedEditing(): Editing {
  return {
    edit: vi.fn<Editing['edit']>(),
    add: vi.fn<Editing['add']>(),
    openMenu: vi.fn<Editing['openMenu']>(),
    move: vi.fn<Editing['move']>(() => Promise.resolve(true)),
    openMove: vi.fn<Editing['openMove']>(),
    openRepair: vi.fn<Editing['openRepair']>(),
    openAsk: vi.fn<Editing['openAsk']>(),
    openFill: vi.fn<Editing['openFill']>(),
    openReplace: vi.fn<Editing['openReplace']>(),
    openRemedy: vi.fn<Editing['openRemedy']>(),
    hand: vi.fn<Editing['hand']>(),
    many: vi.fn<Editing['many']>(() => true),
    openParts: vi.fn<Editing['openParts']>(),
    openMany: vi.fn<Editing['openMany']>(),
    save: vi.fn<Editing['save']>(),
    remove: vi.fn<Editing['remove']>(),
    togglePin: vi.fn<Editing['togglePin']>(),
    undo: vi.fn<Editing['undo']>(),
    remember: vi.fn<(snapshot: string) => void>(),
    redo: vi.fn<Editing['redo']>(),
    showKeys: vi.fn<Editing['showKeys']>(),
    mayEdit: vi.fn<Editing['mayEdit']>(() => true),
  };
}

async function showGrid(shown = shift, selection?: Selection, ...more: (typeof shift)[]) {
  const editing = recordedEditing();
  const rows = gridRows(people, [shown, ...more], noFilters);
  const view = { density: 'week' as const, days, colors: shiftColors('role', [], undefined), blocks, wishes };
  const several = selection && { selection, picked: [shown] };
  await renderPart(<ScheduleGrid label="December" rows={rows} view={view} editing={editing} {...several} />);
  const cell = (name: RegExp) => screen.getByRole('gridcell', { name });
  return { editing, cell };
}

const focusedDate = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement.dataset['date'] : null;

describe('the grid', () => {
  it('has the roles of a grid, with people as row headers and days as column headers', async () => {
    const { cell } = await showGrid();
    expect(screen.getByRole('grid', { name: 'December' }).getAttribute('aria-colcount')).toBe('8');
    expect(screen.getAllByRole('columnheader')).toHaveLength(8);
    expect(screen.getByRole('rowheader', { name: /Ona/ })).toBeTruthy();
    expect(cell(/^Jonas, Thursday 3 December, no shift, time off 00:00–24:00$/)).toBeTruthy();
    expect(cell(/^Jonas, Friday 4 December, no shift, prefers RYT$/)).toBeTruthy();
    expect(cell(/^Jonas, Saturday 5 December, no shift, sick leave 00:00–24:00$/).textContent).toBe('Sick leave');
  });

  it('keeps one stop for the Tab key and walks with the arrows', async () => {
    const { cell } = await showGrid();
    const stops = screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0);
    expect(stops).toHaveLength(1);
    const start = cell(/^Ona, Tuesday 1 December/);
    act(() => start.focus());
    fireEvent.keyDown(start, { key: 'ArrowRight' });
    await waitFor(() => expect(focusedDate()).toBe('2026-12-02'));
    fireEvent.keyDown(document.activeElement ?? start, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('jonas'));
  });

  it('shows both parts of a split day in one cell, each with its hours and its menu', async () => {
    const evening = sampleShift({ id: 'evening', start_time: '16:00', end_time: '20:00', break_minutes: 0 });
    const morning = sampleShift({ id: 'morning', end_time: '11:00', break_minutes: 0 });
    const { editing } = await showGrid(evening, undefined, morning);
    const [first, second] = document.querySelectorAll('[data-row="ona"][data-date="2026-12-01"] [data-shift]');
    expect([first?.textContent, second?.textContent]).toEqual(['07:00–11:00', '16:00–20:00']);
    fireEvent.click(second!, { detail: 1 });
    expect(editing.edit).toHaveBeenCalledExactlyOnceWith(evening, expect.anything());
  });

  it('opens a shift with one click, and only once with two', async () => {
    const { editing, cell } = await showGrid();
    const [chip] = cell(/^Ona, Tuesday 1 December/).querySelectorAll('[data-shift]');
    if (chip === undefined) throw new Error('The shift is not shown');
    fireEvent.click(chip, { detail: 1 });
    fireEvent.click(chip, { detail: 2 });
    fireEvent.doubleClick(chip);
    expect(editing.edit).toHaveBeenCalledExactlyOnceWith(shift, expect.anything());
    expect(editing.add).not.toHaveBeenCalled();
  });

  it('edits, removes, pins, moves and undoes by keys', async () => {
    const { editing, cell } = await showGrid();
    const start = cell(/^Ona, Tuesday 1 December/);
    act(() => start.focus());
    for (const key of ['Enter', 'Delete', 'p', '?']) fireEvent.keyDown(start, { key });
    fireEvent.keyDown(start, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(start, { key: 'ArrowDown', altKey: true });
    expect(editing.edit).toHaveBeenCalledWith(shift, expect.anything());
    expect(editing.remove).toHaveBeenCalledWith(shift);
    expect(editing.togglePin).toHaveBeenCalledWith(shift);
    expect(editing.showKeys).toHaveBeenCalledOnce();
    expect(editing.undo).toHaveBeenCalledOnce();
    expect(editing.move).toHaveBeenCalledWith(shift, { date: '2026-12-01', employee_id: 'jonas' }, { copy: false });
  });

  it('keeps the keyboard when the shift that had it, and its row, are taken away: Ctrl+Z works', async () => {
    const open = sampleShift({ employee_id: null });
    const editing = recordedEditing();
    const Emptied = () => {
      const [shifts, setShifts] = useState([open]);
      const view = { density: 'week' as const, days, colors: shiftColors('role', [], undefined), blocks, wishes };
      const rows = gridRows(people, shifts, noFilters);
      return (
        <ScheduleGrid label="December" rows={rows} view={view} editing={{ ...editing, remove: () => setShifts([]) }} />
      );
    };
    await renderPart(<Emptied />);
    const [chip] = document.querySelectorAll<HTMLElement>(`[data-shift="${open.id}"]`);
    const cell = chip?.closest<HTMLElement>('[role="gridcell"]');
    if (!cell) throw new Error('The open shift is not shown');
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'Delete' });
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
    expect(document.activeElement?.isConnected).toBe(true);
    fireEvent.keyDown(document.activeElement ?? cell, { key: 'z', ctrlKey: true });
    expect(editing.undo).toHaveBeenCalledOnce();
  });

  it('chooses several shifts with Ctrl and a press, and with Shift and the arrows; Escape lets them go', async () => {
    const selection: Selection = {
      picked: new Set([shift.id]),
      isSelecting: false,
      setSelecting: vi.fn<Selection['setSelecting']>(),
      toggle: vi.fn<Selection['toggle']>(),
      set: vi.fn<Selection['set']>(),
      clear: vi.fn<Selection['clear']>(),
    };
    const { cell } = await showGrid(shift, selection);
    const start = cell(/^Ona, Tuesday 1 December/);
    const [chip] = start.querySelectorAll('[data-picked]');
    if (chip === undefined) throw new Error('The shift is not shown as chosen');
    fireEvent.click(chip, { ctrlKey: true });
    expect(selection.toggle).toHaveBeenCalledWith([shift.id]);
    act(() => start.focus());
    fireEvent.keyDown(start, { key: 'ArrowDown', shiftKey: true });
    expect(selection.set).toHaveBeenCalledWith([shift.id]);
    fireEvent.keyDown(start, { key: 'Escape' });
    expect(selection.clear).toHaveBeenCalledOnce();
  });

  it('names the rule that a shift breaks, with its article, on keyboard focus', async () => {
    const detail = 'Rests only 9 h before it.';
    const warnings = [{ rule: 'daily-rest', severity: 'hard' as const, detail, source: 'Labour Code, Art. 122(2)' }];
    const { cell } = await showGrid({ ...shift, warnings });
    act(() => cell(/^Ona, Tuesday 1 December.*breaks 1 rule$/).focus());
    expect(screen.getByRole('tooltip').textContent).toContain('Labour Code, Art. 122(2)');
    expect(screen.getByText(`${detail} (Labour Code, Art. 122(2))`)).toBeTruthy();
  });

  it('adds to an empty cell on Enter and on a double click', async () => {
    const { editing, cell } = await showGrid();
    const empty = cell(/^Jonas, Friday 4 December/);
    act(() => empty.focus());
    fireEvent.keyDown(empty, { key: 'Enter' });
    fireEvent.doubleClick(empty);
    const place = { date: '2026-12-04', employee_id: 'jonas', role: 'cook' };
    expect(editing.add).toHaveBeenNthCalledWith(1, place, expect.anything());
    expect(editing.add).toHaveBeenNthCalledWith(2, place, expect.anything());
  });
});
