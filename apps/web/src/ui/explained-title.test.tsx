import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PageHeader } from './page-header.tsx';

const ABOUT = 'Everyone you can schedule, with their roles and hours.';

const open = (about = ABOUT) => renderPart(<PageHeader title="Employees" about={about} />);

test('what a page is for is shown at the first visit, afterwards behind the question mark', async () => {
  const first = await open();
  expect(screen.getByText(ABOUT).hidden).toBe(false);
  first.unmount();

  await open();
  expect(screen.getByText(ABOUT).hidden).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'About “Employees”', expanded: false }));
  expect(screen.getByText(ABOUT).hidden).toBe(false);
  expect(screen.getByRole('button', { name: 'About “Employees”', expanded: true })).toBeDefined();
});

test('new words are shown again', async () => {
  const first = await open();
  first.unmount();
  await open('Who works here.');
  expect(screen.getByText('Who works here.').hidden).toBe(false);
});
