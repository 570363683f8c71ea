import { Select, type SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../lib/http/queries.ts';

/** The employee of an entry: anyone in the team, with or without entries. */
export function PersonField(props: Omit<SelectProps, 'data' | 'label'>) {
  const { t } = useTranslation('timesheets');
  const { data: people = [] } = useQuery(queries.everyEmployee());
  return (
    <Select
      label={t('person')}
      required
      searchable
      withScrollArea={false}
      data={people.map(({ id, name }) => ({ value: id, label: name }))}
      {...props}
    />
  );
}
