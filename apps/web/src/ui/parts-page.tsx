import { ActionIcon, Alert, Button, Checkbox, Group, NumberInput, Select, Stack, Switch, Text } from '@mantine/core';
import { TextInput, Title } from '@mantine/core';
import { CircleAlert, CircleCheck, Plus, Trash2, UsersRound } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../lib/format/use-format.ts';
import { toastError, toastSuccess } from '../lib/toasts.ts';
import { EmptyState, ErrorState } from './feedback/empty-state.tsx';
import { StatusBadge, type Tone } from './feedback/status-badge.tsx';
import { DateField } from './form/date-field.tsx';
import { TimeField } from './form/time-field.tsx';
import { PageHeader } from './page-header.tsx';
import { Section } from './section.tsx';
import { ShareBar } from './share-bar.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { DataTable } from './table/data-table.tsx';

/** Parts are named as in the code. */
const NAMES = {
  headings: 'Title',
  text: 'Text',
  colors: 'theme.css',
  buttons: 'Button',
  states: 'StatusBadge, Alert, ShareBar',
  table: 'DataTable',
  formats: 'Format',
  fields: 'form',
  empty: 'EmptyState, ErrorState, toasts',
};

const MEANINGS = ['accent', 'covered', 'waiting', 'danger', 'info', 'surface', 'line', 'line-strong'] as const;
const TONES: readonly Tone[] = ['good', 'waiting', 'bad', 'quiet'];
const SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const DAY = '2026-11-30';

/** For developers: every size, colour and component as it is on the pages (`npm run dev:web`, then `/ui`). */
export function PartsPage() {
  const { t } = useTranslation();
  return (
    <Stack gap="xl" p="lg" maw={1100} mx="auto" component="main">
      <Group justify="end">
        <LanguageSwitch />
        <ThemeSwitch />
      </Group>
      <PageHeader
        title={t('appName')}
        about={t('notFound.text')}
        action={<Button leftSection={<Plus size={16} aria-hidden />}>{t('add')}</Button>}
      />
      <Type />
      <Colors />
      <Buttons />
      <States />
      <Formats />
      <Fields />
      <Empty />
    </Stack>
  );
}

function Type() {
  const { t } = useTranslation();
  return (
    <>
      <Section title={NAMES.headings} more={{ to: '/', label: t('notFound.home') }}>
        {([1, 2, 3, 4] as const).map((order) => (
          <Title key={order} order={order}>
            {t('notFound.title')}
          </Title>
        ))}
      </Section>
      <Section title={NAMES.text} isFramed>
        {SIZES.map((size) => (
          <Group key={size}>
            {[400, 500, 600].map((weight) => (
              <Text key={weight} size={size} fw={weight}>
                {t('notFound.title')} {size} {weight}
              </Text>
            ))}
          </Group>
        ))}
      </Section>
    </>
  );
}

function Colors() {
  return (
    <Section title={NAMES.colors} isFramed>
      <Group>
        {MEANINGS.map((name) => (
          <Group key={name} gap={6}>
            <span
              style={{ width: 20, height: 20, borderRadius: 6, border: '1px solid', background: `var(--${name})` }}
            />
            <Text size="sm">{name}</Text>
          </Group>
        ))}
      </Group>
    </Section>
  );
}

function Buttons() {
  const { t } = useTranslation();
  return (
    <Section title={NAMES.buttons} isFramed>
      <Group>
        <Button>{t('save')}</Button>
        <Button variant="light">{t('edit')}</Button>
        <Button variant="default">{t('cancel')}</Button>
        <Button variant="subtle">{t('add')}</Button>
        <Button color="red">{t('delete')}</Button>
        <Button disabled>{t('save')}</Button>
        <Button loading>{t('save')}</Button>
        <ActionIcon aria-label={t('delete')}>
          <Trash2 size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Section>
  );
}

function States() {
  const { t } = useTranslation();
  return (
    <Section title={NAMES.states} isFramed>
      <Stack>
        <Group>
          {TONES.map((tone) => (
            <StatusBadge key={tone} tone={tone} label={tone} />
          ))}
        </Group>
        <Alert color="gray" icon={<CircleCheck size={18} aria-hidden />}>
          {t('copied')}
        </Alert>
        <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />}>
          {t('stale.title')}
        </Alert>
        <ShareBar share={0.6} />
        <ShareBar share={0.6} isWaiting />
      </Stack>
    </Section>
  );
}

function Formats() {
  const format = useFormat();
  const forms: [purpose: string, example: ReactNode][] = [
    ['longDate', format.longDate(DAY)],
    ['dayMonth', format.dayMonth(DAY)],
    ['listDay', format.listDay(DAY)],
    ['fullDate', format.fullDate(DAY)],
    ['weekdayDate', format.weekdayDate(DAY)],
    ['range', format.range(DAY, '2026-12-06')],
    ['instant', format.instant(`${DAY}T08:05:00Z`)],
    ['weekdayShort', format.weekdayShort(DAY)],
    ['hours', `${format.hours(152)}, ${format.hours(7.5)}`],
    ['money', format.money(123_450)],
  ];
  return (
    <Section title={NAMES.formats}>
      <DataTable
        label={NAMES.table}
        rows={forms}
        rowKey={([purpose]) => purpose}
        columns={[
          { key: 'purpose', header: NAMES.formats, cell: ([purpose]) => purpose },
          { key: 'example', header: NAMES.table, align: 'right', cell: ([, example]) => example },
        ]}
      />
    </Section>
  );
}

function Fields() {
  const { t } = useTranslation();
  const [time, setTime] = useState('08:00');
  const [day, setDay] = useState<string | null>(DAY);
  return (
    <Section title={NAMES.fields} isFramed>
      <Stack maw={360}>
        <TextInput label={t('language')} description={t('optional')} />
        <TextInput label={t('language')} error={t('errorTitle')} required />
        <TimeField label={t('more')} value={time} onChange={setTime} />
        <DateField label={t('next')} value={day} onChange={setDay} />
        <NumberInput label={t('actions')} defaultValue={8} />
        <Select label={t('actions')} data={[t('role.manager'), t('role.employee')]} />
        <Checkbox label={t('role.manager')} defaultChecked />
        <Switch label={t('role.employee')} defaultChecked />
      </Stack>
    </Section>
  );
}

function Empty() {
  const { t } = useTranslation();
  return (
    <Section title={NAMES.empty}>
      <Stack>
        <EmptyState icon={UsersRound} title={t('notFound.title')} text={t('notFound.text')} />
        <ErrorState onRetry={() => toastError(t('error.occurred'))} />
        <Group>
          <Button variant="default" onClick={() => toastSuccess(t('copied'))}>
            {t('copy')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
