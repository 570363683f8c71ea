import { Notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Change } from '../model/undo-stack.ts';
import { bodyOf } from '../model/shift-body.ts';
import { renderInApp } from '../testing/render.tsx';
import { sampleShift } from '../testing/sample-shift.ts';
import { problem, stubServer, type Received } from '../testing/stub-server.ts';
import { useShiftEdits, type ShiftEdits } from './use-shift-edits.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KEY = ['schedule', 'range', '2026-11-30', '2027-01-03'];
const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000001', version: 7 });
const moved = { ...bodyOf(shift), date: '2026-12-02' };
const move: Change = { id: shift.id, before: bodyOf(shift), after: moved };
const removal: Change = { id: shift.id, before: bodyOf(shift), after: null };

async function startEdits(answer: Parameters<typeof stubServer>[0]) {
  const received = stubServer(answer);
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  client.setQueryData(KEY, { shifts: [shift], holidays: [], events: [] });
  const edits: { current: ShiftEdits | null } = { current: null };
  function Edits() {
    edits.current = useShiftEdits(() => 'Ona');
    return <Notifications />;
  }
  await renderInApp(<Edits />, { client });
  const shown = () => client.getQueryData<{ shifts: (typeof shift)[] }>(KEY)?.shifts ?? [];
  const sent = () => received.map(({ method, path, ifMatch }: Received) => ({ method, path, ifMatch }));
  return { edits, shown, sent };
}

describe('editing the draft', () => {
  it('shows a change before it is sent, then takes the server’s word for it', async () => {
    const warnings = [{ rule: 'x', severity: 'soft', detail: 'x' }];
    const { edits, shown, sent } = await startEdits(({ body }) => ({
      body: { ...shift, ...(body as object), version: 8, warnings },
    }));
    act(() => edits.current?.apply(move));
    expect(shown()[0]?.date).toBe('2026-12-02');
    await waitFor(() => expect(shown()[0]?.version).toBe(8));
    expect(shown()[0]?.warnings).toHaveLength(1);
    expect(sent()).toEqual([{ method: 'PUT', path: `/schedule/${shift.id}`, ifMatch: '"7"' }]);
  });

  it('takes a refused change back and says why in the server’s words', async () => {
    const { edits, shown } = await startEdits(() => problem(409, 'shift_overlaps', 'Ona works at that time already.'));
    act(() => edits.current?.apply(move));
    await waitFor(() => expect(shown()).toEqual([shift]));
    expect(await screen.findByText('Ona works at that time already.')).toBeTruthy();
    expect(edits.current?.canUndo).toBe(false);
  });

  it('says that a stale shift has been changed elsewhere', async () => {
    const { edits } = await startEdits(() => problem(412, 'stale', 'stale'));
    act(() => edits.current?.apply(move));
    expect(await screen.findByText(/has been changed elsewhere/)).toBeTruthy();
  });

  it('undoes a removal by adding the shift again, and redoes it under its new id', async () => {
    const again = { ...shift, id: '018f0000-0000-7000-8000-000000000002', version: 1 };
    const { edits, shown, sent } = await startEdits(({ method }) =>
      method === 'POST' ? { status: 201, body: again } : { status: 204 },
    );
    act(() => edits.current?.apply(removal));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => edits.current?.undo());
    await waitFor(() => expect(shown()[0]?.id).toBe(again.id));
    act(() => edits.current?.redo());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toEqual({ method: 'DELETE', path: `/schedule/${again.id}`, ifMatch: '"1"' });
  });

  it('sends quick edits of one shift one after the other, each with the version of the one before', async () => {
    let version = 7;
    const { edits, shown, sent } = await startEdits(({ body }) => ({
      body: { ...shift, ...(body as object), version: ++version },
    }));
    act(() => {
      edits.current?.apply(move);
      edits.current?.apply({ id: shift.id, before: moved, after: { ...moved, pinned: true } });
    });
    expect(shown()[0]).toMatchObject({ date: '2026-12-02', pinned: true });
    await waitFor(() => expect(shown()[0]?.version).toBe(9));
    expect(sent().map((one) => one.ifMatch)).toEqual(['"7"', '"8"']);
  });
});
