import { Group, Button, Stack } from '@mantine/core';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilter } from 'lucide-react';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import type { useGeneration } from '../../generation/index.ts';
import type { Selection } from '../select/use-selection.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { countBroken } from '../../../../lib/schedule/verdicts.ts';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import { PressedPart, PressedPopover } from '../../../../ui/pressed-part.tsx';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { MonthActions } from './month-actions.tsx';
import type { CalendarPlace, CalendarStep } from '../../../../lib/schedule/use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';
import { useFold, type IsFolded } from './use-fold.ts';
import { useSelectCommand } from './undo-commands.ts';
import { FilterSearch, type FilterFieldsProps, filtersInUse } from './filter-search.tsx';
import classes from './calendar.module.css';

/** Loaded ahead once the calendar is drawn: few filter before. */
export const loadFilters = () => import('./filter-fields.tsx');
const FilterFields = lazyPart(async () => (await loadFilters()).FilterFields);

interface CalendarControlsProps {
  data: CalendarData;
  place: CalendarPlace;
  monthName: string;
  roles: string[];
  /** Names of the templates. */
  templates: string[];
  editing: Editing;
  canUndo: boolean;
  canRedo: boolean;
  selection: Selection;
  generation: ReturnType<typeof useGeneration>;
  go: (step: CalendarStep) => void;
}

/** A phone's rows have room for everything except the label of the panel's button. */
const ofPhone: IsFolded = (fold) => fold === 'words';

/** Everything above the grid in one row, which folds the parts without room; on a phone in several rows. */
export function CalendarControls(props: CalendarControlsProps) {
  const { data, place, monthName, roles, templates, editing, canUndo, canRedo, selection, generation, go } = props;
  const isPhone = useIsPhone();
  const { row, isFolded } = useFold(!isPhone, `${monthName} ${place.view}`, place.week);
  const repair = useCallback(() => editing.openRepair(null, place.day), [editing, place.day]);
  const openCount = data.monthShifts.filter((shift) => shift.employee_id === null).length;
  const fields = { place, colors: data.colors, roles, templates, openCount, go };
  const undo = { editing, canUndo, canRedo };
  return (
    <>
      <Group gap="xs" ref={row} className={classes.toolbar ?? ''} data-controls>
        <CalendarToolbar
          {...undo}
          place={place}
          monthName={monthName}
          go={go}
          isFolded={isPhone ? ofPhone : isFolded}
        />
        {!isPhone && <FilterMenu {...fields} isFolded={isFolded} />}
        {!isPhone && !isFolded('deeds') && <SelectButton selection={selection} hasWords={!isFolded('words')} />}
        <MonthActions
          {...undo}
          shifts={data.monthShifts}
          roles={roles}
          brokenRules={countBroken(data.summary.data?.broken.filter(({ severity }) => severity === 'hard'))}
          isAmending={data.amendment !== null}
          place={place}
          monthName={monthName}
          isPlanning={generation.isRunning}
          go={go}
          byHand={generation.byHand}
          selection={selection}
          isFolded={isPhone ? ofPhone : isFolded}
          onGenerate={generation.start}
          onRepair={repair}
          onKeys={editing.showKeys}
        />
      </Group>
      {isPhone && <FilterBar {...fields} selection={selection} />}
    </>
  );
}

interface FilterBarProps extends FilterFieldsProps {
  selection: Selection;
}

/** On a phone: the filters as a strip to swipe, and the button to select several shifts. */
const FilterBar = memo(function FilterBar({ selection, ...fields }: FilterBarProps) {
  const { t } = useTranslation('schedule');
  return (
    <div className={classes.filters} role="group" aria-label={t('filters.label')}>
      <FilterSearch {...fields} />
      <PressedPart>
        <FilterFields {...fields} />
      </PressedPart>
      <SelectButton selection={selection} hasWords />
    </div>
  );
});

/** Starts and ends selecting several shifts. */
function SelectButton({ selection, hasWords }: { selection: Selection; hasWords: boolean }) {
  const { label, icon: Icon, act } = useSelectCommand(selection);
  return (
    <Button
      className={classes.select ?? ''}
      variant={selection.isSelecting ? 'light' : 'default'}
      px={10}
      aria-pressed={selection.isSelecting}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon size={18} aria-hidden />
      {hasWords && <span className={classes.words}>{label}</span>}
    </Button>
  );
}

interface FilterMenuProps extends FilterFieldsProps {
  isFolded: IsFolded;
}

/** The filters behind one button, which shows how many are in use; the search is next to it if there is room. */
const FilterMenu = memo(function FilterMenu({ isFolded, ...fields }: FilterMenuProps) {
  const { t } = useTranslation('calendar');
  const inUse = filtersInUse(fields.place);
  const label = inUse === 0 ? t('schedule:filters.label') : t('shown.inUse', { count: inUse });
  return (
    <>
      {!isFolded('search') && <FilterSearch {...fields} />}
      <PressedPopover
        label={t('schedule:filters.label')}
        position="bottom-start"
        width={340}
        button={
          <Button
            variant="default"
            px={10}
            className={classes.counted ?? ''}
            aria-label={label}
            title={label}
            data-count={inUse || undefined}
          >
            <ListFilter size={18} aria-hidden />
            {!isFolded('words') && <span className={classes.words}>{t('schedule:filters.label')}</span>}
          </Button>
        }
        content={() => (
          <Stack gap="sm" className={classes.fields ?? ''}>
            {isFolded('search') && <FilterSearch {...fields} />}
            <PressedPart>
              <FilterFields {...fields} isInPopover />
            </PressedPart>
          </Stack>
        )}
      />
    </>
  );
});
