import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { DateField } from './date-field.tsx';
import { pointAt } from './point-at.ts';

const calendar = () => screen.queryByText('March 2031');

test('a date that is focused because it is wrong keeps its calendar closed until it is pressed', async () => {
  Element.prototype.scrollIntoView = () => {};
  await renderPart(<DateField label="Date" error="This field is required" defaultDate="2031-03-01" />);
  const field = screen.getByLabelText('Date');
  act(() => pointAt(field));
  expect(document.activeElement).toBe(field);
  expect(calendar()).toBeNull();
  fireEvent.click(field);
  expect(await screen.findByText('March 2031')).toBeTruthy();
});

test('a date that the user goes to opens its calendar', async () => {
  await renderPart(<DateField label="Date" defaultDate="2031-03-01" />);
  act(() => screen.getByLabelText('Date').focus());
  expect(await screen.findByText('March 2031')).toBeTruthy();
});
