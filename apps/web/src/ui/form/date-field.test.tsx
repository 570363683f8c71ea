import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { DateField } from './date-field.tsx';
import { pointAt } from './point-at.ts';

const calendar = () => screen.queryByText('March 2031');

test('a date that is focused because it is wrong keeps its calendar closed until it is pressed', async () => {
  Element.prototype.scrollIntoView = () => {};
  await renderPart(<DateField label="Date" error="This field is required." defaultDate="2031-03-01" />);
  const field = screen.getByLabelText('Date');
  act(() => pointAt(field));
  expect(document.activeElement).toBe(field);
  expect(calendar()).toBeNull();
  fireEvent.click(field);
  expect(await screen.findByText('March 2031')).toBeTruthy();
});

test('a date whose calendar is open loses it when it is found wrong, and a lone Shift does not open it again', async () => {
  Element.prototype.scrollIntoView = () => {};
  await renderPart(<DateField label="Date" defaultDate="2031-03-01" />);
  const field = screen.getByLabelText('Date');
  act(() => field.focus());
  await screen.findByText('March 2031');
  act(() => pointAt(field));
  await waitFor(() => expect(calendar()).toBeNull());
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Shift' });
  expect(calendar()).toBeNull();
  fireEvent.keyDown(field, { key: '1' });
  expect(await screen.findByText('March 2031')).toBeTruthy();
});

test('a date that the user goes to opens its calendar', async () => {
  await renderPart(<DateField label="Date" defaultDate="2031-03-01" />);
  act(() => screen.getByLabelText('Date').focus());
  expect(await screen.findByText('March 2031')).toBeTruthy();
});
