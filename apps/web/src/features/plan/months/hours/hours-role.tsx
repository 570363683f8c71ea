import { Button, VisuallyHidden } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Editing } from '../../../../lib/schedule/editing.ts';
import { roleTint } from '../../../../lib/schedule/grid-view.ts';
import type { Block } from '../../../../lib/schedule/blocks.ts';
import { colorOfRole, type ShiftColors } from '../../../../lib/schedule/colors.ts';
import type { DayAxis, HourCount } from '../../../../lib/schedule/day-axis.ts';
import type { RoleDay } from '../../../../lib/schedule/day-rows.ts';
import type { Selection } from '../select/use-selection.ts';
import { HoursRow } from './hours-row.tsx';
import classes from './hours.module.css';

/** Free employees beyond the first are shown in steps of this number. */
const FREE_SHOWN = 12;
const FREE_STEP = 60;

interface HoursRoleProps extends RoleDay {
  axis: DayAxis;
  day: string;
  colors: ShiftColors;
  /** One for each hour of the axis. */
  counts: HourCount[];
  blocks: Map<string, Map<string, Block[]>>;
  editing: Editing;
  selection: Selection;
}

/**
 * A role's staffing need and scheduled employees by hour, above its employees; the first of the free ones, and more on
 * demand.
 */
export const HoursRole = memo(function HoursRole(props: HoursRoleProps) {
  const { role, rows, axis, day, colors, counts, blocks, editing, selection } = props;
  const { t } = useTranslation('calendar');
  const [free, setFree] = useState(FREE_SHOWN);
  const working = rows.filter(({ bars }) => bars.length > 0).length;
  const more = rows.length - working - free;
  return (
    <section aria-label={role} {...roleTint(colorOfRole(colors, role))}>
      <div className={classes.roleLine}>
        <h3 className={classes.role} title={role}>
          {role}
        </h3>
        <ol className={classes.counts} aria-label={t('day.needs')}>
          {axis.hours.map(({ at, label: from }, index) => {
            const { needed, planned } = counts[index] ?? { needed: 0, planned: 0 };
            const isEmpty = needed === 0 && planned === 0;
            return (
              <li key={at} data-short={planned < needed || undefined} data-over={planned > needed || undefined}>
                <span aria-hidden>{!isEmpty && `${planned}/${needed}`}</span>
                <VisuallyHidden>
                  {isEmpty ? t('day.noNeed', { from }) : t('day.hour', { from, planned, needed })}
                </VisuallyHidden>
              </li>
            );
          })}
        </ol>
      </div>
      <ul className={classes.rows}>
        {rows.slice(0, working + free).map((row) => (
          <HoursRow
            key={row.key}
            row={row}
            role={role}
            axis={axis}
            day={day}
            colors={colors}
            blocks={blocks.get(row.key)?.get(day) ?? none}
            editing={editing}
            selection={selection}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button
          className={classes.more ?? ''}
          variant="subtle"
          size="compact-sm"
          onClick={() => setFree(free + FREE_STEP)}
        >
          {t('day.moreFree', { count: more })}
        </Button>
      )}
    </section>
  );
});

const none: never[] = [];
