import { Alert, Select } from '@mantine/core';
import { imports } from '@pamaina/contract';
import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import type { AskedReadings, Readings } from '../../lib/http/file-work.ts';

/** What cells leave open, with the guess, and the example in each of its meanings. */
export function ReadingChoices({ work }: { work: AskedReadings }) {
  const { t } = useTranslation('imports');
  const { longDate } = useFormat();
  const { result, isBusy, chooseReading } = work;
  const open = result?.readings ?? [];
  if (open.length === 0) return null;
  const optionsOf = ({ name, example }: (typeof open)[number]) =>
    meaningsOf(name, example).map(({ value, meaning }) => ({
      value,
      label: t(`readings.${name}.${value}`, { meaning: name === 'dates' ? longDate(meaning) : meaning }),
    }));
  return (
    <Alert color="yellow" title={t('readings.title')} icon={<CircleHelp size={18} aria-hidden />}>
      {open.map((reading) => (
        <Select
          key={reading.name}
          label={t(`readings.${reading.name}.label`, { example: reading.example })}
          placeholder={t('readings.choose')}
          withScrollArea={false}
          allowDeselect={false}
          disabled={isBusy}
          data={optionsOf(reading)}
          value={reading.value}
          onChange={(value) => chooseReading(readingOf(reading.name, value))}
          maw={420}
          mb="xs"
        />
      ))}
    </Alert>
  );
}

/** The choice as the server takes it. */
function readingOf(name: imports.ReadingName, value: string | null): Readings {
  const known: readonly string[] = imports.readings[name];
  return value !== null && known.includes(value) ? { [name]: value } : {};
}

interface Meaning {
  value: string;
  meaning: string;
}

/** What an example means in each reading that can be chosen. */
export function meaningsOf(name: imports.ReadingName, example: string): Meaning[] {
  if (name === 'dates') {
    const [one = '', two = '', year = ''] = /^(\d+)\D(\d+)\D(\d{4})/.exec(example)?.slice(1) ?? [];
    const date = (month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return [
      { value: 'day', meaning: date(two, one) },
      { value: 'month', meaning: date(one, two) },
    ];
  }
  const number = Number(example.replace(',', '.'));
  if (name === 'breaks')
    return [
      { value: 'minutes', meaning: String(number) },
      { value: 'hours', meaning: String(Math.round(number * 60)) },
    ];
  const [hours = '', decimals = ''] = example.split(/[.,]/);
  const clock = (minutes: string) => `${hours.padStart(2, '0')}:${minutes}`;
  return [
    { value: 'clock', meaning: clock(decimals.padEnd(2, '0')) },
    { value: 'hours', meaning: clock(String(Math.round((number % 1) * 60)).padStart(2, '0')) },
  ];
}
