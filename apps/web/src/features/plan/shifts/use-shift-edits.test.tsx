import { Notifications } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { problem, stubNetwork, type SentCall } from '../../../testing/stub-network.ts';
import type { Change } from '../../../lib/schedule/draw-change.ts';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
import { useShiftEdits, type ShiftEdits } from './use-shift-edits.ts';

const KEY = ['schedule', 'range', '2026-11-30', '2027-01-03'];
const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000001', version: 7 });
const moved = { ...bodyOf(shift), date: '2026-12-02' };
const move: Change = { id: shift.id, before: bodyOf(shift), after: moved };
const removal: Change = { id: shift.id, before: bodyOf(shift), after: null };

/** The server's response to a change: the shift as it was sent. */
const changed = ({ body }: SentCall): object => ({ ...shift, ...JSON.parse(body ?? '{}') });
const CHANGE = `PUT /api/schedule/${shift.id}`;

async function startEdits(
  answers: Parameters<typeof stubNetwork>[0],
  planUndo: string | null = null,
  loaded = [shift],
) {
  const calls = stubNetwork(answers);
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  client.setQueryData(KEY, { shifts: loaded, holidays: [], events: [], comments: [] });
  const edits: { current: ShiftEdits | null } = { current: null };
  const show: { inForce: (text: string) => void } = { inForce: () => undefined };
  function Edits() {
    const [inForce, setInForce] = useState('2026-12');
    show.inForce = setInForce;
    edits.current = useShiftEdits(() => 'Ona', { planUndo, inForce });
    return <Notifications />;
  }
  await renderPart(<Edits />, { client });
  const shown = () => client.getQueryData<{ shifts: (typeof shift)[] }>(KEY)?.shifts ?? [];
  const sent = () => calls.map(({ route, headers }) => [route, headers.get('if-match')]);
  return { edits, shown, sent, show };
}

describe('editing the draft', () => {
  it('shows a change before it is sent, then takes the server’s word for it', async () => {
    const warnings = [{ rule: 'x', severity: 'soft', detail: 'x' }];
    const { edits, shown, sent } = await startEdits({
      [CHANGE]: (call) => ({ ...changed(call), version: 8, warnings }),
    });
    act(() => void edits.current?.apply(move));
    expect(shown()[0]?.date).toBe('2026-12-02');
    await waitFor(() => expect(shown()[0]?.version).toBe(8));
    expect(shown()[0]?.warnings).toHaveLength(1);
    expect(sent()).toEqual([[CHANGE, '"7"']]);
  });

  it('has nothing to undo once the month is published; another month that is shown changes nothing', async () => {
    const { edits, show } = await startEdits({ [CHANGE]: (call) => ({ ...changed(call), version: 8 }) });
    act(() => void edits.current?.apply(move));
    expect(edits.current?.canUndo).toBe(true);
    act(() => show.inForce('2027-01 2027-01-01'));
    act(() => show.inForce('2026-12'));
    expect(edits.current?.canUndo).toBe(true);
    act(() => show.inForce('2026-12 2026-12-01 2026-12-02'));
    expect(edits.current?.canUndo).toBe(false);
    expect(edits.current?.canRedo).toBe(false);
  });

  it('takes a refused change back and says why in the server’s words', async () => {
    const { edits, shown } = await startEdits({
      [CHANGE]: () => problem(409, 'shift_overlaps', 'Ona works at that time already.'),
    });
    act(() => void edits.current?.apply(move));
    await waitFor(() => expect(shown()).toEqual([shift]));
    expect(await screen.findByText('Ona works at that time already.')).toBeTruthy();
    expect(edits.current?.canUndo).toBe(false);
  });

  describe('several changes of one step', () => {
    const other = sampleShift({ id: '018f0000-0000-7000-8000-000000000003', employee_id: 'jonas', version: 4 });
    const both: Change[] = [
      { id: shift.id, before: bodyOf(shift), after: { ...bodyOf(shift), employee_id: 'jonas' } },
      { id: other.id, before: bodyOf(other), after: { ...bodyOf(other), employee_id: 'ona' } },
    ];
    const place: Change = { id: 'new:1', before: null, after: { ...bodyOf(shift), employee_id: 'rasa' } };
    const CHANGES = 'POST /api/schedule/changes';
    const made = '018f0000-0000-7000-8000-000000000004';
    type Sent = { id?: string; version?: number; shift: object | null };
    const changesOf = ({ body }: SentCall): Sent[] => JSON.parse(body ?? '{}').changes;
    const answer = (call: SentCall) => ({
      shifts: changesOf(call).map(({ id = made, version = 0, shift: after }) =>
        after === null ? null : { ...shift, ...after, id, version: version + 1 },
      ),
    });

    it('go with one request, and come back with one', async () => {
      const bodies: Sent[][] = [];
      const { edits, shown, sent } = await startEdits(
        {
          [CHANGES]: (call) => {
            bodies.push(changesOf(call));
            return answer(call);
          },
        },
        null,
        [shift, other],
      );
      act(() => void edits.current?.apply(...both, place));
      await waitFor(() => expect(shown().map(({ id, version }) => [id, version])).toContainEqual([made, 1]));
      act(() => edits.current?.undo());
      await waitFor(() => expect(bodies).toHaveLength(2));
      expect(sent().map(([route]) => route)).toEqual([CHANGES, CHANGES]);
      expect(bodies[0]?.map(({ id, version }) => [id, version])).toEqual([
        [shift.id, 7],
        [other.id, 4],
        [undefined, undefined],
      ]);
      expect(bodies[1]).toEqual([
        { id: made, version: 1, shift: null },
        { id: other.id, version: 5, shift: bodyOf(other) },
        { id: shift.id, version: 8, shift: bodyOf(shift) },
      ]);
      await waitFor(() => expect(shown().map(({ employee_id }) => employee_id)).toEqual(['ona', 'jonas']));
      expect(edits.current?.canUndo).toBe(false);
    });

    it('are all taken back when they are refused, or when one of them is stale', async () => {
      const { edits, shown, sent } = await startEdits(
        { [CHANGES]: () => problem(409, 'shift_overlaps', 'Ona works at that time already.') },
        null,
        [shift, other],
      );
      act(() => void edits.current?.apply(...both, place));
      expect(await screen.findByText('Ona works at that time already.')).toBeTruthy();
      expect(shown().toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([shift, other]);
      expect(edits.current?.canUndo).toBe(false);
      const [first, second] = both;
      const stale = { ...bodyOf(other), end_time: '16:00' };
      act(() => void edits.current?.apply(first as Change, { ...(second as Change), before: stale }));
      expect(await screen.findByText(/^Someone else changed this shift/)).toBeTruthy();
      expect(sent()).toHaveLength(1);
    });
  });

  it('says that a stale shift has been changed elsewhere', async () => {
    const { edits } = await startEdits({ [CHANGE]: () => problem(412, 'stale', 'stale') });
    act(() => void edits.current?.apply(move));
    expect(await screen.findByText(/^Someone else changed this shift/)).toBeTruthy();
  });

  it('neither edits nor undoes over a later change of another person', async () => {
    const { edits, shown, sent } = await startEdits({ [CHANGE]: (call) => ({ ...changed(call), version: 8 }) });
    act(() => void edits.current?.apply({ ...move, before: { ...bodyOf(shift), end_time: '16:00' } }));
    expect(await screen.findByText(/^Someone else changed this shift/)).toBeTruthy();
    expect(shown()).toEqual([shift]);
    expect(sent()).toEqual([]);
    expect(edits.current?.canUndo).toBe(false);
  });

  it('undoes a removal by adding the shift again, and redoes it under its new id', async () => {
    const again = { ...shift, id: '018f0000-0000-7000-8000-000000000002', version: 1 };
    const { edits, shown, sent } = await startEdits({
      [`DELETE /api/schedule/${shift.id}`]: () => null,
      [`DELETE /api/schedule/${again.id}`]: () => null,
      'POST /api/schedule/shifts': () => again,
    });
    act(() => void edits.current?.apply(removal));
    expect(shown()).toEqual([]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    act(() => edits.current?.undo());
    await waitFor(() => expect(shown()[0]?.id).toBe(again.id));
    act(() => edits.current?.redo());
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toEqual([`DELETE /api/schedule/${again.id}`, '"1"']);
  });

  it('offers the undo of a plan that was begun elsewhere, after the steps of its own, and once', async () => {
    const [plan, next] = ['018f0000-0000-7000-8000-00000000000a', '018f0000-0000-7000-8000-00000000000b'];
    const { edits, sent } = await startEdits(
      {
        [CHANGE]: (call) => ({ ...changed(call), version: 8 }),
        [`POST /api/schedule/restore/${plan}`]: () => ({ undo_id: next, shifts: 1 }),
        [`POST /api/schedule/restore/${next}`]: () => ({ undo_id: plan, shifts: 1 }),
      },
      plan,
    );
    expect(edits.current?.canUndo).toBe(true);
    act(() => void edits.current?.apply(move));
    act(() => edits.current?.undo());
    await waitFor(() => expect(sent()).toHaveLength(2));
    act(() => edits.current?.undo());
    await waitFor(() => expect(edits.current?.canRedo).toBe(true));
    expect(edits.current?.canUndo).toBe(false);
    await waitFor(() => expect(sent().map(([route]) => route)).toContain(`POST /api/schedule/restore/${plan}`));
  });

  it('redoes by the snapshot of an undo that has not answered yet', async () => {
    const [plan, back, again] = ['a', 'b', 'c'].map((end) => `018f0000-0000-7000-8000-0000000000f${end}`);
    const answered = Promise.withResolvers<object>();
    const { edits, sent } = await startEdits({
      [`POST /api/schedule/restore/${plan}`]: () => answered.promise,
      [`POST /api/schedule/restore/${back}`]: () => ({ undo_id: again, shifts: 1 }),
    });
    act(() => edits.current?.remember(plan ?? ''));
    act(() => edits.current?.undo());
    act(() => edits.current?.redo());
    answered.resolve({ undo_id: back, shifts: 1 });
    await waitFor(() => expect(sent().map(([route]) => route)).toContain(`POST /api/schedule/restore/${back}`));
    expect(sent()).toHaveLength(2);
  });

  it('takes a repair back and makes it again by what the answers name', async () => {
    const [id, again] = ['018f0000-0000-7000-8000-00000000000c', '018f0000-0000-7000-8000-00000000000d'];
    const { edits, sent } = await startEdits({
      [`POST /api/schedule/repair/${id}/undo`]: () => ({ undone: 1, shifts: [], redo_id: again }),
      [`POST /api/schedule/repair/${again}/apply`]: () => ({ applied: 1, shifts: [], undo_id: again }),
      [`POST /api/schedule/repair/${again}/undo`]: () => problem(409, 'repair_changed', 'Changed meanwhile.'),
    });
    act(() => edits.current?.remember(id, 'repair'));
    act(() => edits.current?.undo());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(edits.current?.canRedo).toBe(true));
    await act(async () => {
      await new Promise((done) => {
        setTimeout(done);
      });
      edits.current?.redo();
    });
    await waitFor(() => expect(sent()).toHaveLength(2));
    await act(async () => {
      await new Promise((done) => {
        setTimeout(done);
      });
      edits.current?.undo();
    });
    expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
    expect(edits.current?.canUndo).toBe(false);
  });

  describe('the undo of one step', () => {
    const other = sampleShift({ id: '018f0000-0000-7000-8000-000000000003', employee_id: 'jonas', version: 4 });
    const ofOther: Change = { id: other.id, before: bodyOf(other), after: { ...bodyOf(other), date: '2026-12-03' } };

    it('undoes it, also under the new id of a shift, and not the plan that was begun elsewhere', async () => {
      const made = { ...shift, id: '018f0000-0000-7000-8000-000000000002', version: 1 };
      const { edits, shown, sent } = await startEdits(
        { 'POST /api/schedule/shifts': () => made, [`DELETE /api/schedule/${made.id}`]: () => null },
        '018f0000-0000-7000-8000-00000000000a',
        [],
      );
      let takeBack: (() => void) | null | undefined;
      act(() => void (takeBack = edits.current?.apply({ id: 'new:1', before: null, after: bodyOf(shift) })));
      await waitFor(() => expect(shown()[0]?.id).toBe(made.id));
      act(() => takeBack?.());
      await waitFor(() => expect(sent()).toHaveLength(2));
      expect(sent()[1]).toEqual([`DELETE /api/schedule/${made.id}`, '"1"']);
      expect(shown()).toEqual([]);
    });

    it('leaves the step before alone when its own was refused, and a later one', async () => {
      const { edits, shown, sent } = await startEdits(
        {
          [CHANGE]: (call) => ({ ...changed(call), version: 8 }),
          [`PUT /api/schedule/${other.id}`]: () => problem(409, 'shift_overlaps', 'Jonas works then.'),
        },
        null,
        [shift, other],
      );
      let first: (() => void) | null | undefined;
      let second: (() => void) | null | undefined;
      act(() => {
        first = edits.current?.apply(move);
        second = edits.current?.apply(ofOther);
      });
      act(() => first?.());
      expect(await screen.findByText('Jonas works then.')).toBeTruthy();
      act(() => second?.());
      expect(sent()).toHaveLength(2);
      expect(shown().find(({ id }) => id === shift.id)?.date).toBe('2026-12-02');
      expect(edits.current?.canUndo).toBe(true);
      act(() => first?.());
      await waitFor(() => expect(shown().find(({ id }) => id === shift.id)?.date).toBe(shift.date));
    });

    it('is none for a stale shift', async () => {
      const { edits } = await startEdits({});
      let takeBack: (() => void) | null | undefined;
      const before = { ...bodyOf(shift), end_time: '16:00' };
      act(() => void (takeBack = edits.current?.apply({ ...move, before })));
      expect(takeBack).toBe(null);
    });
  });

  it('sends quick edits of one shift one after the other, each with the version of the one before', async () => {
    let version = 7;
    const { edits, shown, sent } = await startEdits({ [CHANGE]: (call) => ({ ...changed(call), version: ++version }) });
    act(() => {
      edits.current?.apply(move);
      edits.current?.apply({ id: shift.id, before: moved, after: { ...moved, pinned: true } });
    });
    expect(shown()[0]).toMatchObject({ date: '2026-12-02', pinned: true });
    await waitFor(() => expect(shown()[0]?.version).toBe(9));
    expect(sent().map(([, version]) => version)).toEqual(['"7"', '"8"']);
  });
});
