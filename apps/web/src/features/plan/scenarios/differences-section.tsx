import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../../../lib/format/compare-names.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import pieces from '../../../ui/pieces.module.css';
import { Section } from '../../../ui/section.tsx';
import { differenceRows } from './difference-rows.ts';
import { DifferencesTable } from './differences-table.tsx';
import { useRowName, type DifferencesProps } from './row-name.ts';
import { ShiftsOfDay } from './shifts-of-day.tsx';
import { useShiftColors } from './use-shift-colors.ts';

/** A picture of both schedules that shows only what differs: employees by days; on a phone day by day. */
export function DifferencesSection({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const isPhone = useIsPhone();
  const { differences, people_changed: count } = scenario;
  const { rows, dates } = useMemo(() => differenceRows(differences), [differences]);
  return (
    <Section title={t('differences.title')} about={t('differences.about')}>
      <Text mb="sm">{count === 0 ? t('differences.none') : t('differences.people', { count })}</Text>
      {rows.length === 0 ? null : isPhone ? (
        <ByDay scenario={scenario} rows={rows} dates={dates} />
      ) : (
        <DifferencesTable scenario={scenario} rows={rows} dates={dates} />
      )}
    </Section>
  );
}

/** The first day is open; a whole month of all employees would be twenty screens. */
function ByDay({ scenario, rows, dates }: DifferencesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useRowName(scenario);
  const colors = useShiftColors(scenario);
  const sorted = rows.toSorted((a, b) => compareNames(a.name ?? '', b.name ?? ''));
  // The row of open shifts is nobody.
  const people = rows.filter(({ key }) => key !== 'open');
  return (
    <Stack gap={0}>
      {dates.map((date, index) => (
        <details key={date} className={pieces.fold} style={{ borderBottom: 0 }} open={index === 0}>
          <summary>
            <Title order={3} component="span">
              {format.listDay(date)}
            </Title>{' '}
            <Text span size="sm" c="dimmed">
              {t('count.people', { count: people.filter(({ byDate }) => byDate.has(date)).length })}
            </Text>
          </summary>
          <Paper withBorder px="sm">
            {sorted.map((row) => {
              const cell = row.byDate.get(date);
              return (
                cell && (
                  <Group key={row.key} justify="space-between" wrap="nowrap" py={8} align="flex-start">
                    <Text style={{ overflowWrap: 'anywhere' }}>{nameOf(row)}</Text>
                    <ShiftsOfDay cell={cell} colors={colors} isAtEnd />
                  </Group>
                )
              );
            })}
          </Paper>
        </details>
      ))}
    </Stack>
  );
}
