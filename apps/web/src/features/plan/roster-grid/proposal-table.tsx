import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/section.tsx';

interface ProposalTableProps {
  title: string;
  about: string;
  minWidth: number;
  /** The headings of the columns. */
  heads: readonly string[];
  /** The rows. */
  children: ReactNode;
}

/** A part of the proposal as a table under its own heading. */
export function ProposalTable({ title, about, minWidth, heads, children }: ProposalTableProps) {
  return (
    <Section title={title} about={about}>
      <Table.ScrollContainer minWidth={minWidth}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head) => (
                <Table.Th key={head}>{head}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
