import { screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { OptionalPart } from './optional-part.tsx';

test('a part whose file is lost leaves its place and the page around it', async () => {
  let asked = 0;
  const Lost = lazy(() => {
    asked += 1;
    return Promise.reject<{ default: () => null }>(new TypeError('Failed to fetch dynamically imported module'));
  });
  await renderPart(
    <>
      <p>A half-filled form</p>
      <OptionalPart fallback={<span>Its place</span>}>
        <Lost />
      </OptionalPart>
    </>,
  );
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByText('Its place')).toBeTruthy();
  expect(screen.getByText('A half-filled form')).toBeTruthy();
});
