import { Alert, Anchor } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonSums } from './sum-people.ts';

interface UnclearEntriesProps {
  people: readonly PersonSums[];
  /** Opens the days of an employee; omitted where they are open. */
  onOpen?: (key: string) => void;
}

/** How many entries have no end, and whose: each name leads to the entries. Nothing if all have one. */
export function UnclearEntries({ people, onOpen }: UnclearEntriesProps) {
  const { t } = useTranslation('timesheets');
  const own = people.filter(({ unclear }) => unclear > 0);
  if (own.length === 0) return null;
  return (
    <Alert color="yellow" icon={<CircleAlert size={18} aria-hidden />}>
      {t('unclearCount', { count: own.reduce((sum, { unclear }) => sum + unclear, 0) })}
      {onOpen &&
        own.map(({ key, name }, index) => (
          <Fragment key={key}>
            {index === 0 ? ' ' : ', '}
            <Anchor component="button" type="button" inherit onClick={() => onOpen(key)}>
              {name}
            </Anchor>
          </Fragment>
        ))}
    </Alert>
  );
}
