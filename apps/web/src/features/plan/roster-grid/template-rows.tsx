import { Checkbox, NumberInput, Table, Text } from '@mantine/core';
import type { rosterGrid } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Committed } from './pieces.tsx';
import { ProposalTable } from './proposal-table.tsx';
import type { RosterWork } from './use-roster-grid.ts';

interface TemplateRowsProps {
  templates: readonly rosterGrid.RosterTemplate[];
  correct: RosterWork['correct'];
}

/** The hours of the schedule as templates; those that the business has are used as they are. */
export function TemplateRows({ templates, correct }: TemplateRowsProps) {
  const { t } = useTranslation('roster-grid');
  if (templates.length === 0) return null;
  return (
    <ProposalTable
      title={t('templates.title', { count: templates.length })}
      about={t('templates.about')}
      minWidth={440}
      heads={[t('people.take'), t('templates.name'), t('templates.hours'), t('templates.break'), t('people.shifts')]}
    >
      {templates.map((template) => (
        <TemplateRow key={template.hours} template={template} correct={correct} />
      ))}
    </ProposalTable>
  );
}

function TemplateRow({
  template: { hours, name, start_time, end_time, break_minutes, uses, exists, skip },
  correct,
}: {
  template: rosterGrid.RosterTemplate;
  correct: RosterWork['correct'];
}) {
  const { t } = useTranslation('roster-grid');
  const change = (own: { name?: string; break_minutes?: number; skip?: boolean }) =>
    correct({ templates: { [hours]: own } });
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={t('people.takeOne', { name })}
          checked={!skip}
          onChange={(event) => change({ skip: !event.currentTarget.checked })}
        />
      </Table.Td>
      <Table.Td>
        {exists ? (
          <Text size="sm">{name}</Text>
        ) : (
          <Committed
            label={t('templates.nameOf', { hours: `${start_time}–${end_time}` })}
            value={name}
            onCommit={(text) => change({ name: text })}
            max={60}
          />
        )}
        {exists && (
          <Text size="xs" c="dimmed">
            {t('templates.known')}
          </Text>
        )}
      </Table.Td>
      <Table.Td>
        {start_time}–{end_time}
      </Table.Td>
      <Table.Td>
        <NumberInput
          aria-label={t('templates.breakOf', { name })}
          size="xs"
          w={80}
          min={0}
          max={240}
          step={15}
          allowDecimal={false}
          clampBehavior="strict"
          disabled={exists}
          value={break_minutes}
          onChange={(value) => typeof value === 'number' && change({ break_minutes: value })}
        />
      </Table.Td>
      <Table.Td>{uses}</Table.Td>
    </Table.Tr>
  );
}
