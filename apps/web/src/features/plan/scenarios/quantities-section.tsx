import { Group, Paper, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import type { scenarios } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useIsPhone } from '../../../lib/use-is-phone.ts';
import { Section } from '../../../ui/section.tsx';
import { Sureness } from './sureness.tsx';
import { useQuantityWords } from './use-quantity-words.ts';

/** Each quantity as it is and with the change, the difference, and how sure it is. */
export function QuantitiesSection({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const isPhone = useIsPhone();
  const { quantities } = scenario;
  return (
    <Section title={t('quantities.title')} about={t('quantities.about')}>
      <Stack gap="sm">
        <Filled scenario={scenario} />
        {isPhone ? (
          <Stack gap="xs">
            {quantities.map((one) => (
              <Card key={one.quantity} one={one} scenario={scenario} />
            ))}
          </Stack>
        ) : (
          <FigureTable scenario={scenario} />
        )}
      </Stack>
    </Section>
  );
}

/** How much of the month each of the two schedules fills. */
function Filled({ scenario: { base, changed } }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const words = (of: scenarios.Scenario['base']) =>
    of === null ? '–' : t('quantities.filled', { filled: format.number(of.filled), needed: format.number(of.needed) });
  return <Text>{t('quantities.both', { base: words(base), changed: words(changed) })}</Text>;
}

function FigureTable({ scenario }: { scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const { amount, difference } = useQuantityWords();
  const best = (of: scenarios.QuantityName, { best: value }: scenarios.Figure) =>
    value === null ? '–' : amount(of, value);
  return (
    <Paper withBorder maw={860}>
      <Table aria-label={t('quantities.title')} style={{ fontVariantNumeric: 'tabular-nums' }} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('quantities.what')}</Table.Th>
            <Table.Th ta="right">{t('quantities.base')}</Table.Th>
            <Table.Th ta="right">{t('quantities.changed')}</Table.Th>
            <Table.Th ta="right">{t('quantities.difference')}</Table.Th>
            <Table.Th>{t('quantities.sure')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {scenario.quantities.map((one) => (
            <Table.Tr key={one.quantity}>
              <Table.Th scope="row" fw={500}>
                {t(`quantity.${one.quantity}`)}
              </Table.Th>
              <Table.Td ta="right">{best(one.quantity, one.base)}</Table.Td>
              <Table.Td ta="right">{best(one.quantity, one.changed)}</Table.Td>
              <Table.Td ta="right" fw={600}>
                {difference(one) ?? '–'}
              </Table.Td>
              <Table.Td>
                <Sureness one={one} scenario={scenario} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Paper>
  );
}

/** The same on a phone. */
function Card({ one, scenario }: { one: scenarios.Quantity; scenario: scenarios.Scenario }) {
  const { t } = useTranslation('scenarios');
  const { amount, difference } = useQuantityWords();
  const figures = [
    [t('quantities.base'), one.base.best === null ? '–' : amount(one.quantity, one.base.best)],
    [t('quantities.changed'), one.changed.best === null ? '–' : amount(one.quantity, one.changed.best)],
    [t('quantities.difference'), difference(one) ?? '–'],
  ] as const;
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text fw={600}>{t(`quantity.${one.quantity}`)}</Text>
        <Sureness one={one} scenario={scenario} />
      </Group>
      <SimpleGrid component="dl" cols={3} m={0} spacing="xs">
        {figures.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="xs" c="dimmed">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ fontVariantNumeric: 'tabular-nums' }}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Paper>
  );
}
