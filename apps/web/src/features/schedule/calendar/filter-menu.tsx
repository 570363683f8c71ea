import { Button, Popover, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ListFilter } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './calendar.module.css';
import { FilterFields, FilterSearch, filtersInUse, type FilterFieldsProps } from './filter-fields.tsx';
import type { IsFolded } from './use-fold.ts';

interface FilterMenuProps extends FilterFieldsProps {
  isFolded: IsFolded;
}

/** The filters behind one button, which shows how many are in use; the search is next to it if there is room. */
export const FilterMenu = memo(function FilterMenu({ isFolded, ...fields }: FilterMenuProps) {
  const { t } = useTranslation('calendar');
  const [isOpen, { toggle, close }] = useDisclosure();
  const inUse = filtersInUse(fields.place);
  const label = inUse === 0 ? t('schedule:filters.label') : t('shown.inUse', { count: inUse });
  return (
    <>
      {!isFolded('search') && <FilterSearch {...fields} />}
      <Popover opened={isOpen} onDismiss={close} position="bottom-start" trapFocus returnFocus width={340}>
        <Popover.Target>
          <Button
            variant="default"
            px={10}
            className={classes.counted ?? ''}
            aria-label={label}
            title={label}
            data-count={inUse || undefined}
            onClick={toggle}
          >
            <ListFilter size={18} aria-hidden />
            {!isFolded('words') && <span className={classes.words}>{t('schedule:filters.label')}</span>}
          </Button>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('schedule:filters.label')}>
          <Stack gap="sm" className={classes.fields ?? ''}>
            {isFolded('search') && <FilterSearch {...fields} />}
            <FilterFields {...fields} isInPopover />
          </Stack>
        </Popover.Dropdown>
      </Popover>
    </>
  );
});
