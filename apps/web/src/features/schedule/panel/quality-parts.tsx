import type { rules } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import classes from './panel.module.css';
import { useRuleName } from '../../../lib/format/use-rule-name.ts';

/** The shortcomings of the schedule, the most important first, each as its share of the total. */
export function QualityParts({ quality }: { quality: rules.Quality }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const ruleName = useRuleName();
  const parts = Object.entries(quality.parts)
    .filter(([, penalty]) => penalty > 0)
    .sort(([, a], [, b]) => b - a);
  const whole = parts.reduce((sum, [, penalty]) => sum + penalty, 0);
  if (whole === 0) return null;
  return (
    <section>
      <Text fw={600} mb={4}>
        {t('quality.parts')}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {quality.gap <= 0
          ? t('quality.partsProved')
          : // Rounded up: nothing unproved is claimed.
            t('quality.partsHelp', { percent: format.number(Math.ceil(quality.gap * 1000) / 10) })}
      </Text>
      <table className={classes.parts}>
        <tbody>
          {parts.map(([rule, penalty]) => (
            <tr key={rule}>
              <th scope="row">{ruleName(rule)}</th>
              <td>{format.percent(penalty / whole)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
