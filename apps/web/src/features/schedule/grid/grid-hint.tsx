import type { schedule } from '@pamaina/contract';
import { Portal } from '@mantine/core';
import { OnCallMark } from '../on-call-mark.tsx';
import { useShiftWords } from '../use-shift-words.ts';
import { RuleText } from '../panel/rule-text.tsx';
import type { Anchor } from './grid-view.ts';
import classes from './grid-hint.module.css';

const WIDTH = 300;

/** What a chip has no room for: the template, the hours, and each broken rule with its article. */
export function GridHint({ shift, anchor }: { shift: schedule.Shift; anchor: Anchor }) {
  const words = useShiftWords();
  const left = Math.min(anchor.left, window.innerWidth - WIDTH - 12);
  const below = anchor.top + anchor.height + 6;
  const place = below + 140 > window.innerHeight ? { bottom: window.innerHeight - anchor.top + 6 } : { top: below };
  return (
    <Portal>
      <div className={classes.hint} style={{ left, maxWidth: WIDTH, ...place }} role="tooltip">
        <div className={classes.title}>
          {shift.template === null ? words.hours(shift) : `${shift.template} · ${words.hours(shift)}`}
        </div>
        <div>{shift.role}</div>
        <OnCallMark shift={shift} />
        {shift.warnings.map((rule) => (
          <RuleText key={`${rule.rule}${rule.detail}`} rule={rule} />
        ))}
      </div>
    </Portal>
  );
}
