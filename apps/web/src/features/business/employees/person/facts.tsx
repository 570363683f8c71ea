import type { ReactNode } from 'react';

/** Names and values, one pair a line; empty ones are left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '6px 16px', margin: 0 }}>
      {facts.map(({ name, value }, index) => (
        <div key={`${index} ${name}`} style={{ display: 'contents' }}>
          <dt style={{ color: 'var(--mantine-color-dimmed)' }}>{name}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
