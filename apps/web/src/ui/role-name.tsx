import classes from './pieces.module.css';

/** A role, several as a list, or a sentence with one, in running text: never broken within the ending in brackets, as in "virėjas (-a)". */
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
