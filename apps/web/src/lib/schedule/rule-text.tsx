import type { rules } from '@pamaina/contract';
import { CircleAlert, CircleHelp, Info } from 'lucide-react';
import classes from './schedule.module.css';

/** A broken rule in the server's words, with the article if it is law; icon and colour show its severity. */
export function RuleText({ rule }: { rule: rules.Rule }) {
  const kind = rule.needs_consent ? 'consent' : rule.severity;
  const Sign = kind === 'hard' ? CircleAlert : kind === 'consent' ? CircleHelp : Info;
  return (
    <div className={classes.rule} data-kind={kind}>
      <Sign size={15} aria-hidden />
      <span>
        {rule.detail} {rule.source !== undefined && <span className={classes.source}>{rule.source}</span>}
      </span>
    </div>
  );
}
