import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import { CalendarDays, Clock, FileText, Search, User, Zap, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Thing } from './find-things.ts';
import classes from './finder.module.css';
import { useThings } from './use-things.ts';

const icons: Record<Thing['kind'], LucideIcon> = {
  page: FileText,
  person: User,
  day: CalendarDays,
  deed: Zap,
  work: Clock,
};

interface FinderProps {
  /** The pages of the area. */
  places: readonly { to: string; label: string }[];
  onClose: () => void;
}

/** Opens a page, an employee, a day or an action by a few typed letters (Interface, Shells). */
export function Finder({ places, onClose }: FinderProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const things = useThings(typed, places);
  const box = useCombobox({ opened: true });
  const { selectFirstOption } = box;
  // Enter takes the first result.
  useEffect(() => void selectFirstOption(), [selectFirstOption, things.length, typed]);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': t('find.label') } }}
    >
      <Combobox store={box} onOptionSubmit={go}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="md"
            px="md"
            py={6}
            aria-label={t('find.label')}
            placeholder={t('find.placeholder')}
            leftSection={<Search size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options ?? ''} aria-label={t('find.label')}>
          {things.map(({ kind, label, to }) => {
            const Icon = icons[kind];
            return (
              <Combobox.Option key={`${kind} ${to} ${label}`} value={to} className={classes.option ?? ''}>
                <Icon size={16} aria-hidden />
                <span className={classes.label}>{label}</span>
                <small>{t(`find.kinds.${kind}`)}</small>
              </Combobox.Option>
            );
          })}
          {things.length === 0 && <Combobox.Empty>{t('find.nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}
