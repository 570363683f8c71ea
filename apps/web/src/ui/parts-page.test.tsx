import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { PartsPage } from './parts-page.tsx';

test.each(['en', 'lt'])('the page of all parts is drawn (%s)', async (language) => {
  await renderPart(<PartsPage />, { language });
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(expect.arrayContaining(['Title', 'Text', 'Button', 'Format']));
  expect(screen.getByRole('region', { name: 'DataTable' })).toBeDefined();
});
