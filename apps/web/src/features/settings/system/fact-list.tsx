import { Paper, Title } from '@mantine/core';
import { useId } from 'react';
import type { Fact } from './use-system-facts.ts';
import classes from './system.module.css';

/** Read-only settings with their values. Nothing if there are none. */
export function FactList({ title, facts }: { title: string; facts: readonly Fact[] }) {
  const id = useId();
  if (facts.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby={id}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      <dl className={classes.facts}>
        {facts.map(({ key, name, value }) => (
          <div key={key} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Paper>
  );
}
