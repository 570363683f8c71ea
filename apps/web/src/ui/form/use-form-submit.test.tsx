import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/http/api-error.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { FormFailure } from './form-failure.tsx';
import { useFormSubmit } from './use-form-submit.ts';

interface SampleProps {
  send: () => Promise<void>;
  /** Errors found before anything is sent, by path. */
  wrong?: Record<string, string>;
}

const initialValues = { id: '', name: '', limits: { most: '' }, unseen: '', startDate: '' };

function Sample({ send, wrong = {} }: SampleProps) {
  const form = useForm({ initialValues, validate: () => wrong });
  const { onSubmit, failure } = useFormSubmit(form, send, { fieldNames: { start: 'startDate' } });
  return (
    <form onSubmit={onSubmit} noValidate>
      <FormFailure text={failure} />
      <TextInput label="ID" {...form.getInputProps('id')} />
      <TextInput label="Name" {...form.getInputProps('name')} />
      <TextInput label="Start" {...form.getInputProps('startDate')} />
      <details>
        <summary>More</summary>
        <TextInput label="Most" {...form.getInputProps('limits.most')} />
      </details>
      <button type="submit">Save</button>
    </form>
  );
}

const refusing = (problem: { status?: number; code?: string; errors?: Record<string, string[]> }) => () =>
  Promise.reject(new ApiError({ status: 422, code: 'invalid', detail: 'Check the fields.', ...problem }));

async function sendForm(props: SampleProps) {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderPart(<Sample {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  return scrolled;
}

const said = () => document.querySelector('[data-said]')?.textContent;

test('a server’s error is at its field, which is scrolled to, focused and read out', async () => {
  const scrolled = await sendForm({ send: refusing({ errors: { name: ['Too long.'] } }) });
  const field = screen.getByLabelText('Name');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual(['Too long.']);
  expect(scrolled.mock.contexts).toContain(field);
  await waitFor(() => expect(said()).toBe('1 field needs your attention: Too long.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a conflict about one field is shown at that field', async () => {
  await sendForm({ send: refusing({ status: 409, code: 'id_taken' }) });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ID')));
  expect(screen.getByText('Check the fields.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a field of another name in the body is found', async () => {
  await sendForm({ send: refusing({ errors: { start: ['Later, please.'] } }) });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Start')));
});

test('a part of a field in a folded section unfolds it', async () => {
  await sendForm({ send: refusing({ errors: { 'limits.most': ['Too many.'] } }) });
  const field = screen.getByLabelText('Most');
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.closest('details')?.open).toBe(true);
});

test('of several the first on the page gets the focus, whatever their order in the answer', async () => {
  await sendForm({
    send: vi.fn<() => Promise<void>>(),
    wrong: { 'limits.most': 'Too many.', name: 'Missing.', id: 'Missing too.' },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('ID')));
  await waitFor(() => expect(said()).toBe('3 fields need your attention. The first: Missing too.'));
});

test('an error without a field is shown above the form with the focus, beside those at fields', async () => {
  const errors = { unseen: ['Not so.'], elsewhere: ['Nor so.'], name: ['Too long.'] };
  await sendForm({ send: refusing({ errors }) });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Nor so. Not so.');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  expect(screen.getByText('Too long.')).toBeTruthy();
});

test('a wrong value that has no field on the page does not fail in silence', async () => {
  const send = vi.fn<() => Promise<void>>();
  await sendForm({ send, wrong: { unseen: 'This must be said.' } });
  expect((await screen.findByRole('alert')).textContent).toBe('This must be said.');
  expect(send).not.toHaveBeenCalled();
});
