import { Select } from '@mantine/core';
import type { analytics } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { RowBars } from '../../../ui/chart/row-bars.tsx';
import { personKey } from './analytics-queries.ts';

const BURDENS = ['weekends', 'nights', 'holidays'] as const;
type Burden = (typeof BURDENS)[number];

/** The employees' weekends, nights and holidays; for weekends also the fair share. */
export function Fairness({ people }: { people: readonly analytics.Person[] }) {
  const { t } = useTranslation('analytics');
  const format = useFormat();
  const [burden, setBurden] = useState<Burden>('weekends');
  const valueOf = (person: analytics.Person) =>
    burden === 'nights' ? person.night_hours : burden === 'weekends' ? person.weekend_shifts : person.holiday_shifts;
  const say = burden === 'nights' ? format.hours : format.number;
  return (
    <ChartFigure
      title={t('fairness.title')}
      description={t(`fairness.${burden}Text`)}
      controls={
        <Select
          aria-label={t('fairness.choice')}
          size="xs"
          w={180}
          data={BURDENS.map((one) => ({ value: one, label: t(`fairness.${one}`) }))}
          value={burden}
          onChange={(chosen) => setBurden(BURDENS.find((one) => one === chosen) ?? 'weekends')}
        />
      }
      table={{
        head: [t('person'), t('fairness.weekends'), t('fairness.fair'), t('fairness.nights'), t('fairness.holidays')],
        rows: people.map((person) => [
          person.name,
          format.number(person.weekend_shifts),
          format.number(person.fair_weekend_shifts),
          format.hours(person.night_hours),
          format.number(person.holiday_shifts),
        ]),
      }}
    >
      <RowBars
        rows={people.map((person) => ({
          key: personKey(person),
          name: person.name,
          value: valueOf(person),
          ...(burden === 'weekends' && { mark: person.fair_weekend_shifts }),
          text: say(valueOf(person)),
        }))}
      />
    </ChartFigure>
  );
}
