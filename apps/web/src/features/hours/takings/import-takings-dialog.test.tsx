import type { takingsImport } from '@pamaina/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../i18n/index.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { stubNetwork } from '../../../testing/stub-network.ts';
import { ImportTakingsDialog } from './import-takings-dialog.tsx';

const contents = {
  sheets: [],
  sheet: 0,
  encoding: 'utf-8',
  header: 1,
  lines: [],
  rows: 3,
  remembered: false,
  columns: [
    { heading: 'Data', samples: ['2026-05-04'], field: 'date' },
    { heading: 'Svečiai', samples: ['12'], field: 'guests' },
  ],
};
const result: takingsImport.TakingsImportResult = {
  stored: false,
  changed: 2,
  headings: ['Data', 'Svečiai'],
  rows_are: 'sums',
  minutes: 1440,
  rows: 3,
  empty: 0,
  totals: [4],
  days: 2,
  start: '2026-05-04',
  end: '2026-05-05',
  sums: [{ kind: 'guests', value: 1012 }],
  readings: [],
  faults: [],
  refused_count: 0,
  refused: [],
  overlap: null,
  unusual_count: 1,
  unusual: [{ at: '2026-05-05', kind: 'guests', value: 1000, usual: 50 }],
};
const overlap = {
  days: 1,
  values: 1,
  start: '2026-05-04',
  end: '2026-05-04',
  examples: [{ at: '2026-05-04', kind: 'guests' as const, stored: 11, file: 12 }],
};

async function openPreview(found: Partial<takingsImport.TakingsImportResult>, language = 'en') {
  await loadTexts('imports');
  const onClose = vi.fn<() => void>();
  const calls = stubNetwork({
    'POST /api/imports/read': () => contents,
    'POST /api/takings/import': ({ url }) => ({
      ...result,
      ...found,
      stored: url.searchParams.get('dry_run') === 'false',
    }),
  });
  await renderPart(<ImportTakingsDialog onClose={onClose} />, { language });
  const field = document.querySelector('input[type="file"]');
  fireEvent.change(field as HTMLInputElement, { target: { files: [new File(['x'], 'kasa.csv')] } });
  fireEvent.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Check the rows' : 'Tikrinti eilutes' }),
  );
  const store = await screen.findByRole('button', { name: language === 'en' ? 'Save takings' : 'Išsaugoti pajamas' });
  const isOff = () => (store as HTMLButtonElement).disabled;
  const query = () => Object.fromEntries(calls.at(-1)?.url.searchParams ?? []);
  return { store, isOff, query, onClose };
}

test('a file is stored in three presses: chosen, checked, saved', async () => {
  const { store, isOff, query, onClose } = await openPreview({});
  expect(screen.getByText('2 days: 4–5 May 2026')).toBeTruthy();
  expect(screen.getByText('guests 1,012')).toBeTruthy();
  expect(screen.getByText('3 rows, added up by day')).toBeTruthy();
  expect(screen.getByText('Row 4 is left out: it is a total of other rows.')).toBeTruthy();
  expect(screen.getByText('5 May 2026, guests: 1,000, usually 50')).toBeTruthy();
  expect(query()).toMatchObject({ columns: 'date,guests', dry_run: 'true' });
  expect(isOff()).toBe(false);
  fireEvent.click(store);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(query()).toMatchObject({ columns: 'date,guests', encoding: 'utf-8', header: '1', dry_run: 'false' });
});

test('which values count is asked before anything is saved', async () => {
  const { store, isOff, query, onClose } = await openPreview({ overlap });
  expect(screen.getByText('4 May 2026, guests: saved 11, in the file 12')).toBeTruthy();
  expect(isOff()).toBe(true);
  fireEvent.click(screen.getByLabelText('Those of the file: the saved ones stay in the history'));
  expect(isOff()).toBe(false);
  fireEvent.click(store);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(query()).toMatchObject({ on_overlap: 'replace' });
});

test('rows with errors are named by their line, and left out only on request', async () => {
  const refused = [{ line: 3, cells: ['2026-05-05', 'daug'], faults: [{ column: 1, detail: 'Enter a number.' }] }];
  const { isOff } = await openPreview({ refused, refused_count: 1 });
  expect(screen.getByText('Row 3: Enter a number.')).toBeTruthy();
  expect(isOff()).toBe(true);
  fireEvent.click(screen.getByLabelText('Skip 1 row with errors'));
  expect(isOff()).toBe(false);
});

test('in Lithuanian the plural forms are right', async () => {
  await openPreview({ overlap }, 'lt');
  expect(screen.getByText('2 dienos: 2026 m. gegužės 4–5 d.')).toBeTruthy();
  expect(screen.getByText('Praleidžiama 1 eilutė, nes joje – kitų eilučių suma: 4.')).toBeTruthy();
});
