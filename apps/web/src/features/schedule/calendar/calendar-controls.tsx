import { Group } from '@mantine/core';
import { useCallback } from 'react';
import type { Editing } from '../editing.ts';
import type { useGeneration } from '../generate/use-generation.ts';
import type { Selection } from '../select/use-selection.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import classes from './calendar.module.css';
import { FilterBar } from './filter-bar.tsx';
import { FilterMenu } from './filter-menu.tsx';
import { MonthActions } from './month-actions.tsx';
import { SelectButton } from './select-button.tsx';
import type { CalendarPlace, CalendarStep } from './use-calendar-address.ts';
import type { CalendarData } from './use-calendar-data.ts';
import { useFold, type IsFolded } from './use-fold.ts';

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
  const { setRow, isFolded } = useFold(`${monthName} ${place.view}`, place.week);
  const repair = useCallback(() => editing.openRepair(null, place.day), [editing, place.day]);
  const openCount = data.monthShifts.filter((shift) => shift.employee_id === null).length;
  const fields = { place, colors: data.colors, roles, templates, openCount, go };
  const undo = { editing, canUndo, canRedo };
  return (
    <>
      <Group gap="xs" ref={isPhone ? null : setRow} className={classes.toolbar ?? ''} data-controls>
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
          brokenRules={data.summary.data?.violations.filter((rule) => rule.severity === 'hard').length ?? 0}
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
