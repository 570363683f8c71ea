import classes from './landing-picture.module.css';

/** Start and length in hours of a few shifts on a day from 7 to 21, and the colour of each person's role. */
const rows = [
  { color: 'green', shifts: [[0, 8.5], null, [0, 8.5], [5, 8.5], null] },
  { color: 'blue', shifts: [[5, 8.5], [5, 8.5], null, [0.5, 4], [5, 8.5]] },
  { color: 'orange', shifts: [null, [0, 8.5], [0, 8.5], [0, 8.5], [2.5, 8.5]] },
  { color: 'violet', shifts: [[4, 4], null, [4, 4], [9.5, 4], [9.5, 4]] },
] as const;
const HOURS = 14;

/** A week at a glance, drawn: people down, days across, a bar for each shift. Decoration only. */
export function LandingPicture() {
  return (
    <div className={classes.picture} aria-hidden>
      {rows.map(({ color, shifts }) => (
        <div key={color} className={classes.row}>
          <span className={classes.person} style={{ background: `var(--role-${color}-edge)` }} />
          {shifts.map((shift, day) => (
            <span key={day} className={classes.day}>
              {shift !== null && (
                <span
                  className={classes.shift}
                  style={{
                    left: `${(100 * shift[0]) / HOURS}%`,
                    width: `${(100 * shift[1]) / HOURS}%`,
                    background: `var(--role-${color}-fill)`,
                    borderColor: `var(--role-${color}-edge)`,
                  }}
                />
              )}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
