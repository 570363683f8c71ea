import { Checkbox, Table, Text } from '@mantine/core';
import type { rosterGrid } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import { Committed } from './pieces.tsx';
import { ProposalTable } from './proposal-table.tsx';
import type { RosterWork } from './use-roster-grid.ts';

interface PeopleRowsProps {
  people: readonly rosterGrid.RosterPerson[];
  correct: RosterWork['correct'];
}

/** Who is in the schedule: new people are added, those who are employees already stay as they are. */
export function PeopleRows({ people, correct }: PeopleRowsProps) {
  const { t } = useTranslation('roster-grid');
  return (
    <ProposalTable
      title={t('people.title', { count: people.length })}
      about={t('people.about')}
      minWidth={420}
      heads={[t('people.take'), t('people.name'), t('people.role'), t('people.shifts')]}
    >
      {people.map(({ line, name, role, shifts, skip, employee_id }) => {
        const change = (own: { name?: string; role?: string; skip?: boolean }) => correct({ people: { [line]: own } });
        return (
          <Table.Tr key={line}>
            <Table.Td>
              <Checkbox
                aria-label={t('people.takeOne', { name })}
                checked={!skip}
                onChange={(event) => change({ skip: !event.currentTarget.checked })}
              />
            </Table.Td>
            <Table.Td>
              <Committed
                label={t('people.nameOf', { line })}
                value={name}
                onCommit={(text) => change({ name: text })}
                max={80}
              />
              {employee_id !== null && (
                <Text size="xs" c="dimmed">
                  {t('people.known')}
                </Text>
              )}
            </Table.Td>
            <Table.Td>
              <Committed
                label={t('people.roleOf', { name })}
                value={role}
                onCommit={(text) => change({ role: text })}
                max={60}
              />
            </Table.Td>
            <Table.Td>{shifts}</Table.Td>
          </Table.Tr>
        );
      })}
    </ProposalTable>
  );
}
