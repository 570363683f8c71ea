import { Button, Group, SimpleGrid, Stack, Text, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useMoneySign } from '../../../lib/format/use-money-sign.ts';
import { BandChart } from '../../../ui/chart/band-chart.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import type { Day } from './days-of.ts';
import type { Kind } from './takings-queries.ts';
import { typedAmount, useAmount } from './use-amount.ts';
import { useExpect } from './use-expect.ts';
import { useStore } from './use-store.ts';

interface HoursDrawerProps {
  day: Day;
  kind: Kind;
  mayWrite: boolean;
  today: string;
  onClose: () => void;
}

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** Where nothing is known of a day yet: when most businesses are open. */
const [FIRST, LAST] = ['07:00', '22:00'];
const timeOf = (at: string) => at.slice('YYYY-MM-DDT'.length);
const hourOf = (at: string) => `${timeOf(at).slice(0, 2)}:00`;

/** A day by hour: the picture of what came in and is expected, and fields to type it in. */
export function HoursDrawer({ day, kind, mayWrite, today, onClose }: HoursDrawerProps) {
  const { t } = useTranslation('takings');
  const format = useFormat();
  const amount = useAmount(kind);
  const known = new Map<string, number>();
  for (const { at, value } of day.hours) known.set(hourOf(at), (known.get(hourOf(at)) ?? 0) + value);
  const [typed, setTyped] = useState<Amounts>(new Map());
  const store = useStore(onClose);
  const expect = useExpect(onClose);
  // Quarters of an hour from a till would be replaced by the hour.
  const isByHour = day.hours.every(({ minutes }) => minutes === 60);
  const isAhead = day.date > today;
  const expected = new Map(day.expectedHours.map((row) => [timeOf(row.at), typedAmount(kind, row.expected)]));
  const save = () => {
    if (!isAhead) store.run([...typed].map(([hour, value]) => ({ at: `${day.date}T${hour}`, kind, value })));
    else expect.run({ body: { kind, date: day.date, hours: hoursTyped(new Map([...expected, ...typed])) } });
  };
  return (
    <FormDrawer isOpen title={t('hoursOf', { date: format.date(day.date) })} isDirty={typed.size > 0} onClose={onClose}>
      <Stack gap="md">
        <HoursPicture day={day} kind={kind} known={known} />
        {mayWrite && isByHour && (!isAhead || day.expected !== null) && (
          <>
            <Text size="sm" c="dimmed">
              {t(isAhead ? 'hoursAhead' : 'hoursText')}
            </Text>
            {day.came !== null && day.hours.length === 0 && (
              <Text size="sm">{t('wholeReplaced', { amount: amount(day.came) })}</Text>
            )}
            <HourFields
              kind={kind}
              label={isAhead ? 'expectedAt' : 'valueAt'}
              seen={new Set([...known.keys(), ...expected.keys()])}
              values={new Map([...(isAhead ? expected : known), ...typed])}
              onType={(hour, value) => setTyped(new Map([...typed, [hour, value]]))}
            />
            <Group gap="xs" justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button onClick={save} loading={store.isBusy || expect.isBusy} disabled={typed.size === 0}>
                {t('save')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </FormDrawer>
  );
}

/** By hour, as `09:00`; null: emptied. */
type Amounts = ReadonlyMap<string, number | null>;

/** The hours of a day in which something is expected; null: in none, so that the forecast counts. */
function hoursTyped(values: Amounts) {
  const found = [...values].flatMap(([hour, value]) =>
    value === null ? [] : [{ hour: Number(hour.slice(0, 2)), value }],
  );
  return found.length === 0 ? null : found;
}

interface HourFieldsProps {
  kind: Kind;
  label: 'valueAt' | 'expectedAt';
  /** The hours of which something is known or expected. */
  seen: ReadonlySet<string>;
  values: Amounts;
  onType: (hour: string, value: number | null) => void;
}

function HourFields({ kind, label, seen, values, onType }: HourFieldsProps) {
  const { t } = useTranslation('takings');
  const [isAll, setAll] = useState(false);
  const shown = hours.filter((hour) => isAll || (seen.size > 0 ? seen.has(hour) : hour >= FIRST && hour <= LAST));
  return (
    <>
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm" verticalSpacing="sm">
        {shown.map((hour) => (
          <HourField
            key={hour}
            hour={hour}
            label={t(label, { hour })}
            kind={kind}
            value={values.get(hour) ?? ''}
            onChange={(value) => onType(hour, value)}
          />
        ))}
      </SimpleGrid>
      <Button
        variant="subtle"
        color="gray"
        onClick={() => setAll(true)}
        disabled={isAll}
        style={{ alignSelf: 'start' }}
      >
        {t('showAll')}
      </Button>
    </>
  );
}

interface HourFieldProps {
  hour: string;
  label: string;
  kind: Kind;
  value: number | string;
  onChange: (value: number | null) => void;
}

function HourField({ hour, label, kind, value, onChange }: HourFieldProps) {
  const { decimalSign } = useFormat();
  const suffix = ` ${useMoneySign()}`;
  return (
    <NumberInput
      label={hour}
      aria-label={label}
      size="xs"
      hideControls
      decimalSeparator={decimalSign}
      allowDecimal={kind === 'takings'}
      allowNegative={kind === 'takings'}
      {...(kind === 'takings' && { suffix, decimalScale: 2 })}
      max={10_000_000}
      value={value}
      onChange={(next) => {
        // What is no number yet, such as a sign alone, takes nothing away.
        if (typeof next === 'number') onChange(next);
        else if (next === '') onChange(null);
      }}
    />
  );
}

function HoursPicture({ day, kind, known }: { day: Day; kind: Kind; known: ReadonlyMap<string, number> }) {
  const { t } = useTranslation('takings');
  const amount = useAmount(kind);
  const expected = new Map(day.expectedHours.map((row) => [timeOf(row.at), row]));
  const shown = hours.filter((hour) => known.has(hour) || expected.has(hour));
  if (shown.length === 0) return null;
  const rows = shown.map((hour) => {
    const [came, coming] = [known.get(hour), expected.get(hour)];
    return {
      key: hour,
      label: String(Number(hour.slice(0, 2))),
      value: came ?? null,
      expected: coming === undefined ? null : { low: coming.low, middle: coming.expected, high: coming.high },
      cells: [
        hour,
        came === undefined ? '' : amount(came),
        coming === undefined ? '' : amount(coming.expected),
        coming === undefined ? '' : t('band', { low: amount(coming.low), high: amount(coming.high) }),
      ],
    };
  });
  return (
    <ChartFigure
      title={t('dayPicture.title')}
      description={t('dayPicture.text')}
      table={{
        head: [t('columns.hour'), t('columns.came'), t('columns.expected'), t('columns.band')],
        rows: rows.map(({ cells }) => cells),
      }}
    >
      <BandChart
        format={amount}
        points={rows.map(({ cells, ...point }) => ({
          ...point,
          title: cells.filter((cell) => cell !== '').join(' · '),
        }))}
      />
    </ChartFigure>
  );
}
