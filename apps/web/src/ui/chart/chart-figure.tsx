import { Button, Group, Table, Text, Title } from '@mantine/core';
import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './chart.module.css';

export interface ChartTable {
  head: readonly string[];
  /** The first cell is the row's header. */
  rows: readonly (readonly string[])[];
}

interface ChartFigureProps {
  title: string;
  description?: string;
  table: ChartTable;
  /** On paper, where controls are left out: what is shown, such as the month. */
  printed?: string;
  /** Other controls, such as a choice of the measure. */
  controls?: ReactNode;
  /** The chart; users who can't see it read the table instead. */
  children: ReactNode;
}

/** A chart that is also available as a table: a press shows it, and a screen reader always reads it. */
export function ChartFigure({ title, description, printed, table, controls, children }: ChartFigureProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={classes.figure} aria-labelledby={id}>
      <Group justify="space-between" gap="xs" mb="sm">
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {description !== undefined && (
            <Text size="sm" c="dimmed">
              {description}
            </Text>
          )}
          {printed !== undefined && <Text className={classes.onPaper ?? ''}>{printed}</Text>}
        </div>
        <Group gap="xs" data-on-screen>
          {controls}
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            leftSection={isTable ? <ChartNoAxesColumn size={16} aria-hidden /> : <Table2 size={16} aria-hidden />}
            onClick={() => setTable(!isTable)}
          >
            {t(isTable ? 'chart.asPicture' : 'chart.asTable')}
          </Button>
        </Group>
      </Group>
      {isTable ? (
        <div className={classes.scroll} role="region" aria-label={title} tabIndex={0}>
          <FigureTable table={table} />
        </div>
      ) : (
        <div className={classes.picture}>
          <div aria-hidden>{children}</div>
          <div className={classes.read}>
            <FigureTable table={table} />
          </div>
        </div>
      )}
    </section>
  );
}

function FigureTable({ table: { head, rows } }: { table: ChartTable }) {
  return (
    <Table verticalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          {head.map((text, index) => (
            <Table.Th key={text} scope="col" ta={index === 0 ? 'left' : 'right'}>
              {text}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name = '', ...cells], row) => (
          <Table.Tr key={`${row} ${name}`}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            {cells.map((cell, index) => (
              <Table.Td key={head[index + 1]} ta="right">
                {cell}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
