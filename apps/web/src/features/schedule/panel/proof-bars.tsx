import type { rules } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './panel.module.css';

/**
 * The proof as two bars: how many of the needed shifts this schedule fills, and how many the best possible one would
 * fill.
 */
export function ProofBars({ quality }: { quality: rules.Quality }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const { needed, filled, fillable } = quality;
  if (needed === 0) return null;
  // Manual edits and consent can fill more than any generated schedule is allowed to.
  const best = Math.max(filled, fillable);
  const bars = [
    { key: 'ours', name: t('quality.ours'), value: filled },
    { key: 'best', name: t('quality.best'), value: best },
  ];
  return (
    <dl className={classes.bars}>
      {bars.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd className={classes.track} aria-hidden>
            <span data-bar={key} style={{ width: `${(value / needed) * 100}%` }} />
          </dd>
          <dd className={classes.value}>
            {t('quality.of', { part: format.number(value), whole: format.number(needed) })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
