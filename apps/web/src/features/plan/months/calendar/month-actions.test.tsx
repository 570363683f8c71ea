import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../../../testing/render-part.tsx';
import { sampleShift } from '../../../../testing/sample-shift.ts';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { GenerateOptions } from '../../generation/index.ts';
import { noFilters } from '../../../../lib/schedule/grid-model.ts';
import type { Selection } from '../select/use-selection.ts';
import { MonthActions } from './month-actions.tsx';
import type { CalendarPlace } from '../../../../lib/schedule/use-calendar-address.ts';

const place: CalendarPlace = {
  month: '2026-12',
  day: '2026-12-01',
  week: '2026-11-30',
  view: 'day',
  by: 'person',
  filters: noFilters,
  panel: null,
};

async function openMenu(isPlanning = false) {
  const onGenerate = vi.fn<(options: GenerateOptions) => void>();
  const nothing = () => undefined;
  await renderPart(
    <MonthActions
      shifts={[sampleShift()]}
      roles={['barista', 'cook']}
      brokenRules={0}
      isAmending={false}
      place={place}
      monthName="December 2026"
      isPlanning={isPlanning}
      byHand={2}
      editing={{} as Editing}
      selection={{} as Selection}
      canUndo={false}
      canRedo={false}
      isFolded={() => false}
      go={nothing}
      onGenerate={onGenerate}
      onRepair={nothing}
      onKeys={nothing}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menuitem', { name: 'Print' });
  return onGenerate;
}

function onPhone() {
  const known = window.matchMedia;
  window.matchMedia = (media) => Object.assign(known(media), { matches: media.includes('max-width') });
}

it('gives a phone the options of planning in the menu: one week, for so many seconds', async () => {
  onPhone();
  const onGenerate = await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Generate with options...' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'This week' }));
  fireEvent.change(screen.getByLabelText('Time limit (seconds)'), { target: { value: '20' } });
  expect(screen.getByText('2 shifts were changed by hand')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Generate everything again' }));
  const drawer = screen.getByRole('dialog', { name: 'Generate with options' });
  fireEvent.submit(drawer.querySelector('form')!);
  expect(onGenerate.mock.calls).toEqual([
    [{ seconds: 20, part: { from: '2026-11-30', to: '2026-12-06' }, keep: 'pins' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('offers no options while a month is planned', async () => {
  onPhone();
  await openMenu(true);
  expect(screen.getByRole('menuitem', { name: 'Generate with options...' })).toHaveProperty('disabled', true);
});

it('offers no second way where the button is', async () => {
  await openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Generate with options...' })).toBeNull();
});
