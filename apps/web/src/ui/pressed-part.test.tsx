import { Notifications } from '@mantine/notifications';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import * as Parts from './feedback/lazy-part.tsx';
import { PressedMenu, PressedPart, PressedPopover } from './pressed-part.tsx';

/** Files of parts, which can be lost or late. */
const files = vi.hoisted(() => ({ areThere: true, wait: Promise.resolve() }));

vi.mock('./feedback/lazy-part.tsx', async (load) => {
  const real = await load<typeof Parts>();
  const lazyPart: typeof Parts.lazyPart = (get) =>
    real.lazyPart(async () => {
      await files.wait;
      if (!files.areThere) throw new TypeError('Failed to fetch dynamically imported module');
      return get();
    });
  return { ...real, lazyPart };
});

beforeEach(() => {
  files.areThere = true;
  files.wait = Promise.resolve();
});

const OFFLINE = 'You’re offline. Check your connection and try again.';

test('a menu that comes late takes no focus from where it has gone meanwhile, and opens by the next press', async () => {
  let come = (): void => undefined;
  files.wait = new Promise((resolve) => (come = resolve));
  await renderPart(
    <>
      <input aria-label="Elsewhere" />
      <PressedMenu button={<button>Open</button>} items={({ Item }) => <Item>First</Item>} />
    </>,
  );
  const button = screen.getByText('Open');
  act(() => button.focus());
  fireEvent.click(button);
  const field = screen.getByLabelText('Elsewhere');
  act(() => field.focus());
  await act(() => Promise.resolve(come()));
  // The button of the menu, which has an ID.
  await waitFor(() => expect(screen.getByText('Open').id).not.toBe(''));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText('First')).toBeNull();
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByText('First')).toBeTruthy();
});

test('a press whose file is lost says so, and the next one asks again', async () => {
  await renderPart(
    <>
      <Notifications />
      <PressedPopover label="Fields" button={<button>Open</button>} content={() => <p>Opened</p>} />
    </>,
  );
  files.areThere = false;
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  files.areThere = true;
  fireEvent.click(screen.getByText('Open'));
  expect(await screen.findByText('Opened')).toBeTruthy();
});

test('fields that were lost are asked for when they are opened again', async () => {
  const Fields = Parts.lazyPart<object>(() => Promise.resolve(() => <p>The fields</p>));
  const page = (
    <>
      <Notifications />
      <PressedPart>
        <Fields />
      </PressedPart>
    </>
  );
  files.areThere = false;
  const { unmount } = await renderPart(page);
  expect(await screen.findByText(OFFLINE)).toBeTruthy();
  unmount();
  files.areThere = true;
  await renderPart(page);
  expect(await screen.findByText('The fields')).toBeTruthy();
});
