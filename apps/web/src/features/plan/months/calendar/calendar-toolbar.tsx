import { ActionIcon, Group, SegmentedControl, Title } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../../lib/dates/dates.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useCommands } from '../../../../lib/commands.ts';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { TimeSteps } from '../../../../lib/schedule/time-steps.tsx';
import type { IsFolded } from './use-fold.ts';
import {
  managerViews,
  phoneViews,
  type CalendarPlace,
  type CalendarStep,
  type View,
} from '../../../../lib/schedule/use-calendar-address.ts';
import { useUndoCommands, type UndoState } from './undo-commands.ts';
import { ViewMenu } from './view-menu.tsx';
import classes from './calendar.module.css';

interface CalendarToolbarProps extends UndoState {
  place: CalendarPlace;
  monthName: string;
  go: (step: CalendarStep) => void;
  isFolded: IsFolded;
}

/** The month as the page's heading, the steps in time, the views, undo; not rendered again when the shifts change. */
export const CalendarToolbar = memo(function CalendarToolbar(props: CalendarToolbarProps) {
  const { place, monthName, go, editing, canUndo, canRedo, isFolded } = props;
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const isPhone = useIsPhone();
  const isWeek = place.view === 'week';
  const isDay = place.view === 'day' && !isPhone;
  const shown: readonly View[] = isPhone ? phoneViews : managerViews;
  const nameOf = (view: View) => (view === 'day' ? t('calendar:toolbar.day') : t(`toolbar.${view}`));
  useCommands(
    shown.map((view) => ({
      label: `${t('toolbar.view')}: ${nameOf(view)}`,
      act: () => go({ view }),
      isDisabled: view === place.view,
    })),
  );
  const undoSteps = !isFolded('deeds') && <UndoSteps editing={editing} canUndo={canUndo} canRedo={canRedo} />;
  return (
    <>
      <div className={classes.heading}>
        <Title order={1} size={isFolded('views') ? 'h2' : 'h1'} className={classes.month ?? ''}>
          {monthName}
        </Title>
        {isWeek && !isFolded('names') && (
          <span className={classes.week}>{format.range(place.week, addDays(place.week, 6))}</span>
        )}
      </div>
      {/* On a phone beside the heading: the views need the rest of the row below. */}
      {isPhone && undoSteps}
      <TimeSteps
        place={place}
        unit={isDay ? 'day' : isWeek ? 'week' : 'month'}
        go={go}
        isShort={isPhone || isFolded('names')}
      />
      {isFolded('views') ? (
        <ViewMenu view={place.view} views={managerViews} go={go} />
      ) : (
        <SegmentedControl
          className={classes.views ?? ''}
          aria-label={t('toolbar.view')}
          data={shown.map((view) => ({ value: view, label: nameOf(view) }))}
          value={isPhone && place.view === 'month' ? 'day' : place.view}
          onChange={(value) => go({ view: shown.find((view) => view === value) ?? 'week' })}
        />
      )}
      {!isPhone && undoSteps}
    </>
  );
});

function UndoSteps(undo: UndoState) {
  const commands = useUndoCommands(undo);
  return (
    <Group gap={4} wrap="nowrap">
      {commands.map(({ label, icon: Icon, act, isDisabled = false }) => (
        <ActionIcon
          key={label}
          className={classes.quiet ?? ''}
          aria-label={label}
          title={label}
          disabled={isDisabled}
          onClick={act}
        >
          <Icon size={18} />
        </ActionIcon>
      ))}
    </Group>
  );
}
