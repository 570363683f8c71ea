import type { Color } from '@pamaina/contract';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import type { ShiftRow } from '../model/grid-model.ts';
import { roleInitials } from '../model/roles.ts';
import { roleStyle, type PersonHours } from './grid-view.ts';
import classes from './grid.module.css';

/** Pixels. */
const AVATAR = 28;
/** After the shifts: they are what the page is opened for. */
const Avatar = lazy(async () => ({ default: (await import('../../../ui/avatar.tsx')).Avatar }));

interface RowHeadProps {
  row: ShiftRow;
  colors: Map<string, Color>;
  hours: PersonHours | undefined;
}

/** The first column: a person's name, roles and planned hours against the norm, or the role of the open shifts. */
export function RowHead({ row, colors, hours }: RowHeadProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  if (row.kind === 'role') return <RoleHead role={row.role} count={shiftsIn(row)} color={colors.get(row.role)} />;
  if (row.kind === 'open')
    return (
      <div role="rowheader" aria-colindex={1} className={classes.rowHead} data-kind="open">
        <span className={classes.name}>{row.role}</span>
        <span className={classes.openNote}>{t('grid.openShifts')}</span>
      </div>
    );
  return (
    <div role="rowheader" aria-colindex={1} className={classes.rowHead} data-person>
      <Suspense fallback={<span style={{ width: AVATAR }} />}>
        <Avatar name={row.person.name} picture={row.person.picture ?? null} size={AVATAR} />
      </Suspense>
      <span className={classes.nameLine}>
        <span className={classes.name} title={row.person.name}>
          {row.person.name}
        </span>
        {hours?.week !== undefined && (
          <span className={classes.weekHours} title={t('calendar:grid.weekHours', { hours: format.hours(hours.week) })}>
            {format.hours(hours.week)}
          </span>
        )}
      </span>
      <span className={classes.hoursLine}>
        <span className={classes.roles}>
          {row.person.roles.map((role) => (
            <RoleMark key={role} role={role} color={colors.get(role)} />
          ))}
        </span>
        {hours !== undefined && <HoursBar {...hours} />}
      </span>
    </div>
  );
}

const shiftsIn = (row: ShiftRow) => [...row.cells.values()].flat().reduce((sum, { copies }) => sum + copies, 0);

function RoleHead({ role, count, color }: { role: string; count: number; color: Color | undefined }) {
  const { t } = useTranslation('schedule');
  return (
    <div role="rowheader" aria-colindex={1} className={classes.rowHead} data-kind="role" style={roleStyle(color)}>
      <span className={classes.name}>{role}</span>
      <span className={classes.hoursLine}>{t('calendar:grid.shiftCount', { count })}</span>
    </div>
  );
}

function RoleMark({ role, color }: { role: string; color: Color | undefined }) {
  return (
    <abbr title={role} className={classes.roleMark} style={roleStyle(color)}>
      {roleInitials(role)}
    </abbr>
  );
}

function HoursBar({ planned, target, balance }: PersonHours) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const words = { planned: format.number(planned), target: format.number(target ?? 0) };
  const over = target !== null && planned > target + 0.01;
  const period =
    balance === undefined
      ? undefined
      : t(`calendar:grid.${balance < 0 ? 'below' : 'above'}`, { hours: format.hours(Math.abs(balance)) });
  return (
    <>
      {target !== null && (
        <span className={classes.bar} data-over={over || undefined} aria-hidden>
          <span style={{ width: `${Math.min(1, planned / Math.max(target, 1)) * 100}%` }} />
        </span>
      )}
      <span className={classes.hours} data-over={over || undefined} title={period}>
        {target === null ? format.hours(planned) : t('grid.hoursOf', words)}
      </span>
    </>
  );
}
