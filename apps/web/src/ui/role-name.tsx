import classes from './pieces.module.css';

/** A role, a list of roles, or a sentence with one, never broken within its ending in brackets: "virėjas (-a)". */
export function RoleName({ role }: { role: string }) {
  return role.split(/(\([^()]*\))/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${index} ${part}`} className={classes.whole}>
        {part}
      </span>
    ),
  );
}
