import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf } from '../../../lib/schedule/shift-body.ts';
import { holdsTypedText } from '../../../lib/use-typed-text.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { sampleShift } from '../../../testing/sample-shift.ts';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { ShiftEditor } from './shift-editor.tsx';
import { useEditing } from './use-editing.ts';

const names = new Map([['ona', 'Ona']]);

const JUDGE = 'POST /api/schedule/judge';
const anchor = { left: 0, top: 0, width: 10, height: 10 };
const sources = {
  people: [
    { id: 'ona', name: 'Ona', roles: ['barista'], known: true },
    { id: 'jonas', name: 'Jonas', roles: ['barista'], known: true },
  ],
  templates: [],
  requirements: [],
  weeks: [],
  roles: ['barista', 'cook'],
};
const rest = {
  rule: 'daily-rest',
  severity: 'hard',
  detail: 'Only 9 h of rest before this shift.',
  source: 'Labour Code, Art. 122(2)',
};
const onLeave = { rule: 'leave', severity: 'hard', detail: 'On leave that day.', source: 'Labour Code, Art. 126' };

interface EditorProps {
  shift: ReturnType<typeof sampleShift>;
  onClose: () => void;
  people?: typeof sources.people;
}

function Editor({ shift, onClose, people = sources.people }: EditorProps) {
  const { editing } = useEditing(names);
  return (
    <ShiftEditor
      shift={shift}
      body={bodyOf(shift)}
      anchor={anchor}
      sources={{ ...sources, people }}
      editing={editing}
      onClose={onClose}
    />
  );
}

describe('the editor of a shift', () => {
  it.each([
    ['as', 'Asta'],
    ['Ona', 'Ona'],
  ])('takes who is meant by "%s" and Enter, and does not leave the shift open', async (typed, name) => {
    stubNetwork({ [JUDGE]: () => [] });
    const people = [...sources.people, { id: 'asta', name: 'Asta', roles: ['barista'], known: true }];
    const shift = sampleShift({ employee_id: 'ona', employee_name: 'Ona' });
    await renderPart(<Editor shift={shift} onClose={() => {}} people={people} />);
    fireEvent.click(await screen.findByTitle('Who can take this shift?'));
    const field = screen.getByRole('combobox', { name: 'Employee' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: typed.slice(0, 1) } });
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' });
    await waitFor(() => expect(screen.getByTitle('Who can take this shift?').textContent).toContain(name));
  });

  it('says what the shift would break, with the article, and saves it if confirmed', async () => {
    const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000001', version: 4 });
    const change = `PUT /api/schedule/${shift.id}`;
    const calls = stubNetwork({
      [JUDGE]: () => [{ date: shift.date, employee_id: 'ona', verdict: 'refused', rules: [rest] }],
      [change]: ({ body }) => ({ ...shift, ...JSON.parse(body ?? '{}'), version: 5 }),
    });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={shift} onClose={onClose} />);
    expect(await screen.findByText(/Only 9 h of rest/)).toBeTruthy();
    expect(screen.getByText('Labour Code, Art. 122(2)')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '17:00' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    expect(onClose).toHaveBeenCalledOnce();
    const saved = await waitFor(() => calls.find(({ route }) => route === change) ?? expect.fail('nothing saved'));
    expect(JSON.parse(saved.body ?? '')).toMatchObject({ start_time: '07:00', end_time: '17:00', template: null });
  });

  it('saves what was changed when it is left, and nothing when nothing was', async () => {
    const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000002', version: 4 });
    const change = `PUT /api/schedule/${shift.id}`;
    const calls = stubNetwork({
      [JUDGE]: () => [{ date: shift.date, employee_id: 'ona', verdict: 'ok', rules: [] }],
      [change]: ({ body }) => ({ ...shift, ...JSON.parse(body ?? '{}'), version: 5 }),
    });
    const onClose = vi.fn<() => void>();
    const { unmount } = await renderPart(<Editor shift={shift} onClose={onClose} />);
    fireEvent.mouseDown(document.body);
    expect(onClose).toHaveBeenCalledOnce();
    unmount();

    await renderPart(<Editor shift={shift} onClose={onClose} />);
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '17' } });
    fireEvent.mouseDown(document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
    const saved = await waitFor(() => calls.find(({ route }) => route === change) ?? expect.fail('nothing saved'));
    expect(JSON.parse(saved.body ?? '')).toMatchObject({ start_time: '07:00', end_time: '17:00' });
  });

  it('stays, with what was typed and the error beside it, when it is left with a time that is none', async () => {
    stubNetwork({ [JUDGE]: () => [] });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={sampleShift()} onClose={onClose} />);
    const end = screen.getByLabelText<HTMLInputElement>(/^End/);
    fireEvent.change(end, { target: { value: '27:00' } });
    fireEvent.mouseDown(document.body);
    expect(await screen.findByText('Enter a time, for example 07:30.')).toBeTruthy();
    expect(end.value).toBe('27:00');
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when a rule refuses what was changed: saving it is a decision', async () => {
    const shift = sampleShift();
    stubNetwork({ [JUDGE]: () => [{ date: shift.date, employee_id: 'ona', verdict: 'refused', rules: [rest] }] });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={shift} onClose={onClose} />);
    await screen.findByText(/Only 9 h of rest/);
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '17:00' } });
    fireEvent.mouseDown(document.body);
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save anyway' })).toBeTruthy();
  });

  it('waits for what the rules say about the present person before it saves', async () => {
    const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000003', version: 4 });
    const calls = stubNetwork({
      [JUDGE]: ({ body }) =>
        body?.includes('"employee_id":"jonas"') === true
          ? [{ date: shift.date, employee_id: 'jonas', verdict: 'refused', rules: [onLeave] }]
          : [{ date: shift.date, employee_id: 'ona', verdict: 'ok', rules: [] }],
      [`PUT /api/schedule/${shift.id}`]: ({ body }) => ({ ...shift, ...JSON.parse(body ?? '{}'), version: 5 }),
    });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={shift} onClose={onClose} />);
    await screen.findByText('No rules broken');
    fireEvent.click(screen.getByRole('button', { name: /Ona/ }));
    fireEvent.click(await screen.findByRole('combobox', { name: 'Employee' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Jonas' }));
    fireEvent.mouseDown(document.body);
    expect(await screen.findByText(/On leave that day/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save anyway' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
  });

  it('keeps the template while the hours are those of it', async () => {
    const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000004', template: 'Morning' });
    const calls = stubNetwork({ [JUDGE]: () => [] });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={shift} onClose={onClose} />);
    const end = screen.getByLabelText<HTMLInputElement>(/^End/);
    const was = end.value;
    fireEvent.change(end, { target: { value: '17:00' } });
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
    fireEvent.change(end, { target: { value: was } });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    fireEvent.mouseDown(document.body);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
  });

  it('asks before the page is left with something changed, and discards it at Escape', async () => {
    const shift = sampleShift({ id: '018f0000-0000-7000-8000-000000000005' });
    const calls = stubNetwork({ [JUDGE]: () => [] });
    const onClose = vi.fn<() => void>();
    await renderPart(<Editor shift={shift} onClose={onClose} />);
    expect(holdsTypedText()).toBe(false);
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '17:00' } });
    expect(holdsTypedText()).toBe(true);
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
    expect(calls.filter(({ route }) => route.startsWith('PUT'))).toEqual([]);
  });

  it('says who, when and as what, and has every other action in words', async () => {
    stubNetwork({ [JUDGE]: () => [] });
    await renderPart(<Editor shift={sampleShift()} onClose={() => undefined} />);
    expect(screen.getByRole('dialog', { name: 'Shift: Ona, Tue 1 December, barista' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Shift actions' }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Move to...',
      'Copy to...',
      'Cut in two...',
      'Change hours...',
      'Ask employees',
      'Record absence...',
      'Pin',
      'Remove',
    ]);
  });

  it('refuses an end that is the start', async () => {
    stubNetwork({ [JUDGE]: () => [] });
    await renderPart(<Editor shift={sampleShift()} onClose={() => undefined} />);
    fireEvent.change(screen.getByLabelText(/^End/), { target: { value: '07:00' } });
    expect(screen.getByText('End time must differ from start time.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  });

  it('only shows what is published, and says so', async () => {
    stubNetwork({ [JUDGE]: () => [] });
    await renderPart(
      <Editor shift={sampleShift({ status: 'published', date: '2099-12-01' })} onClose={() => undefined} />,
    );
    expect(screen.getByText('Published: press Amend to change.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
