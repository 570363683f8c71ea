import { Hidden } from '../../../../ui/hidden.tsx';
import { Avatar } from '../../../../ui/avatar.tsx';
import { LongName } from '../../../../ui/long-name.tsx';
import { ShareBar } from '../../../../ui/share-bar.tsx';
import type { ShiftRow } from '../../../../lib/schedule/grid-model.ts';
import { roleInitials, colorOfRole, type ShiftColors } from '../../../../lib/schedule/colors.ts';
import type { Density } from '../../../../lib/schedule/row-size.ts';
import { roleTint, type PersonHours } from '../../../../lib/schedule/grid-view.ts';
import type { RowWords } from './use-grid-words.ts';
import gridClasses from './grid.module.css';
import classes from './heads.module.css';

/** The most characters that fit into two lines of the narrowest column, and of a word into one of them. */
const NAME_MAX = { week: { most: 26, mostOfWord: 16 }, month: { most: 30, mostOfWord: 12 } };
/** Pixels. */
const AVATAR = 28;

const HEAD = { role: 'rowheader', 'aria-colindex': 1, className: `${gridClasses.rowHead} ${classes.head}` } as const;

interface RowHeadProps {
  row: ShiftRow;
  density: Density;
  colors: ShiftColors;
  hours: PersonHours | undefined;
  words: RowWords;
}

/**
 * The first column: an employee's name, roles and scheduled hours against the norm, or the role of the open shifts. Its
 * texts come from the grid: dozens of rows are rendered together, and each would look up the language, the texts and
 * the formats itself.
 */
export function RowHead({ row, density, colors, hours, words }: RowHeadProps) {
  const room = NAME_MAX[density];
  if (row.kind === 'role')
    return (
      <div {...HEAD} data-kind="role" {...roleTint(colorOfRole(colors, row.role))}>
        <LongName name={row.role} {...room} className={classes.name} />
        <span className={classes.hoursLine}>{words.shiftCount(shiftsIn(row))}</span>
      </div>
    );
  if (row.kind === 'open')
    return (
      <div {...HEAD} data-kind="open">
        <LongName name={row.role} {...room} className={classes.name} />
        <span className={classes.openNote}>{words.openNote}</span>
      </div>
    );
  const isMonth = density === 'month';
  // A month has no room for what the heading above the row says already.
  const roles = isMonth ? row.person.roles.filter((role) => role !== row.role) : row.person.roles;
  return (
    <div {...HEAD}>
      {!isMonth && (
        <span className={classes.picture}>
          <Avatar name={row.person.name} picture={row.person.picture ?? null} size={AVATAR} />
        </span>
      )}
      <span className={classes.nameLine}>
        <LongName name={row.person.name} {...room} className={classes.name} />
        {hours?.week !== undefined && (
          <span className={classes.weekHours} title={words.weekHours(hours.week)}>
            {words.hours(hours.week)}
          </span>
        )}
      </span>
      <span className={classes.hoursLine}>
        <span className={classes.roles}>
          {roles.map((role) => (
            <abbr key={role} title={role} className={classes.roleMark} {...roleTint(colorOfRole(colors, role))}>
              {roleInitials(role)}
            </abbr>
          ))}
        </span>
        {hours !== undefined && <HoursBar hours={hours} words={words} isShort={isMonth} />}
      </span>
    </div>
  );
}

const shiftsIn = (row: ShiftRow) => [...row.cells.values()].flat().reduce((sum, { copies }) => sum + copies, 0);

interface HoursBarProps {
  hours: PersonHours;
  words: RowWords;
  /** The bar alone shows the norm. */
  isShort: boolean;
}

function HoursBar({ hours: { planned, target, balance }, words, isShort }: HoursBarProps) {
  const text = target === null ? words.hours(planned) : words.hoursOf(planned, target);
  const title = [...(isShort ? [text] : []), ...(balance === undefined ? [] : [words.balance(balance)])].join(', ');
  const over = target !== null && planned > target + 0.01;
  return (
    <>
      {target !== null && <ShareBar share={planned / Math.max(target, 1)} isWaiting={over} className={classes.bar} />}
      <span
        className={classes.hours}
        data-over={over || undefined}
        data-short={isShort ? words.bareHours(planned) : undefined}
        title={title || undefined}
      >
        {isShort ? <Hidden>{text}</Hidden> : text}
      </span>
    </>
  );
}
