import { SegmentedControl } from '@mantine/core';
import type { ledger } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import { ChartFigure } from '../../ui/chart/chart-figure.tsx';
import { DivergingBars } from '../../ui/chart/diverging-bars.tsx';

export const BURDENS = ['weekends', 'nights', 'closings', 'holidays'] as const;

/** Which employees had more or less than the fair share, as bars on both sides of it. */
export function FairnessChart({ people }: { people: readonly ledger.PersonFairness[] }) {
  const { t } = useTranslation('ledger');
  const format = useFormat();
  const had = BURDENS.filter((kind) => people.some((person) => person[kind] > 0));
  const [asked, setAsked] = useState<string>(BURDENS[0]);
  const kind = had.find((one) => one === asked) ?? had[0];
  if (kind === undefined) return null;
  const signed = (value: number) => {
    const tenths = Math.round(value * 10) / 10 + 0;
    return tenths > 0 ? `+${format.number(tenths)}` : format.number(tenths);
  };
  const sorted = people.toSorted((a, b) => b.debt[kind] - a.debt[kind]);
  return (
    <ChartFigure
      title={t('fairness.chartTitle')}
      description={t('fairness.chartDescription')}
      controls={
        <SegmentedControl
          size="xs"
          aria-label={t('fairness.kind')}
          data={had.map((value) => ({ value, label: t(`fairness.${value}`) }))}
          value={kind}
          onChange={setAsked}
        />
      }
      table={{
        head: [t('person'), t(`fairness.${kind}`), t('fairness.chartTitle')],
        rows: sorted.map((person) => [person.name, format.number(person[kind]), signed(person.debt[kind])]),
      }}
    >
      <DivergingBars
        rows={sorted.map((person) => ({
          key: person.employee_id,
          name: person.name,
          value: person.debt[kind],
          text: t('fairness.cell', { had: format.number(person[kind]), debt: signed(person.debt[kind]) }),
        }))}
      />
    </ChartFigure>
  );
}
