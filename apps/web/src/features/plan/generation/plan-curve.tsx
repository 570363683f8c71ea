import type { rules } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { curvePaths, SIZE } from './curve-paths.ts';
import classes from './generation.module.css';

interface PlanCurveProps {
  curve: readonly rules.CurvePoint[];
  /** The end of the time axis: now, or when the generation ended. */
  seconds: number;
}

/**
 * The course of the generation: the penalty of the best schedule so far falls, and the proved lower bound rises; the
 * range between them is not known yet.
 */
export function PlanCurve({ curve, seconds }: PlanCurveProps) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return null;
  // Penalty points mean nothing to a user; the distance from the best possible schedule does.
  const apart = ({ penalty, bound }: rules.CurvePoint) =>
    format.percent(penalty > 0 ? Math.max(0, penalty - bound) / penalty : 0);
  const { plan, bound, between } = curvePaths(curve, seconds);
  return (
    <figure className={classes.figure}>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('curve.picture', {
          seconds: format.number(Math.round(seconds)),
          from: apart(first),
          to: apart(last),
        })}
      >
        <path className={classes.between} d={between} />
        <path className={classes.bound} d={bound} />
        <path className={classes.plan} d={plan} />
      </svg>
      <figcaption className={classes.legend}>
        <span>
          <i aria-hidden />
          {t('curve.plan')}
        </span>
        <span>
          <i className={classes.boundKey} aria-hidden />
          {t('curve.bound')}
        </span>
        <span className={classes.end}>{t('curve.seconds', { seconds: format.number(Math.round(seconds)) })}</span>
      </figcaption>
    </figure>
  );
}

/** How far a schedule can be from the best possible one, in words; `gap` is a share from 0 to 1. */
export function useGapWords(): (gap: number) => string {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (gap) =>
    // Rounded up: nothing unproved is claimed.
    gap <= 0 ? t('curve.proved') : t('curve.gap', { percent: format.number(Math.ceil(gap * 1000) / 10) });
}
