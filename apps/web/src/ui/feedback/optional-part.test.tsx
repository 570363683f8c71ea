import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { lazyPart } from './lazy-part.tsx';
import { OptionalPart } from './optional-part.tsx';

/** A page with a part whose file can't be loaded while offline, and a button that requests it. */
async function pageWithPart() {
  const file = { isThere: false, asked: 0 };
  const Part = lazyPart<{ words: string }>(() => {
    file.asked += 1;
    if (!file.isThere) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    return Promise.resolve(({ words }) => <p>{words}</p>);
  });
  function Page() {
    const [place, setPlace] = useState(0);
    return (
      <>
        <p>A half-filled form</p>
        <button onClick={() => setPlace(place + 1)}>Ask</button>
        <OptionalPart fallback={<span>Its place</span>} place={place}>
          <Part words="The part" />
        </OptionalPart>
      </>
    );
  }
  await renderPart(<Page />);
  await waitFor(() => expect(file.asked).toBe(1));
  return file;
}

test('a part whose file is lost leaves its place and the page around it, and comes when it is asked for again', async () => {
  const file = await pageWithPart();
  expect(await screen.findByText('Its place')).toBeTruthy();
  expect(screen.getByText('A half-filled form')).toBeTruthy();
  fireEvent.click(screen.getByText('Ask'));
  await waitFor(() => expect(file.asked).toBe(2));
  expect(await screen.findByText('Its place')).toBeTruthy();
  file.isThere = true;
  fireEvent.click(screen.getByText('Ask'));
  expect(await screen.findByText('The part')).toBeTruthy();
  fireEvent.click(screen.getByText('Ask'));
  expect(file.asked).toBe(3);
});

test('it loads by itself when the connection is back', async () => {
  const file = await pageWithPart();
  await screen.findByText('Its place');
  file.isThere = true;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The part')).toBeTruthy();
});

test('a part that was loaded before is drawn with the page, without a moment of its fallback', async () => {
  const Part = lazyPart<object>(() => Promise.resolve(() => <p>The part</p>));
  await Part.load();
  const seen: string[] = [];
  const Fallback = () => {
    seen.push('fallback');
    return null;
  };
  await renderPart(
    <OptionalPart fallback={<Fallback />}>
      <Part />
    </OptionalPart>,
  );
  expect(await screen.findByText('The part')).toBeTruthy();
  expect(seen).toEqual([]);
});
