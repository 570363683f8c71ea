import type { rules } from '@pamaina/contract';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/use-format.ts';
import classes from './panel.module.css';
import { useRuleName } from '../../../lib/use-rule-name.ts';

/** What the planner's penalty is made of, the greatest part first. */
export function QualityParts({ quality }: { quality: rules.Quality }) {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const ruleName = useRuleName();
  const parts = Object.entries(quality.parts)
    .filter(([, penalty]) => penalty > 0)
    .sort(([, a], [, b]) => b - a);
  return (
    <section>
      <Text fw={600} mb={4}>
        {t('quality.parts')}
      </Text>
      <Text size="sm" c="dimmed" mb={8}>
        {t('quality.partsHelp', {
          penalty: format.number(quality.penalty),
          bound: format.number(quality.bound),
        })}
      </Text>
      <table className={classes.parts}>
        <tbody>
          {parts.map(([rule, penalty]) => (
            <tr key={rule}>
              <th scope="row">{ruleName(rule)}</th>
              <td>{format.number(penalty)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
