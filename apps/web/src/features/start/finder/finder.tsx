import { Combobox, Modal, TextInput, useCombobox } from '@mantine/core';
import {
  BookOpen,
  CalendarDays,
  Clock,
  CornerDownLeft,
  FileText,
  History,
  Search,
  User,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLeave } from '../../../lib/session/home-of.ts';
import type { Thing } from './find-things.ts';
import classes from './finder.module.css';
import { useThings, type NamedPlace } from './use-things.ts';

const icons: Record<Thing['kind'], LucideIcon> = {
  here: CornerDownLeft,
  recent: History,
  page: FileText,
  guide: BookOpen,
  person: User,
  day: CalendarDays,
  month: CalendarDays,
  deed: Zap,
  work: Clock,
};

interface FinderProps {
  /** The pages of the area. */
  places: readonly NamedPlace[];
  onClose: () => void;
}

/** Closes the palette: what is done next finds the page as it was, with its focus. */
function useClosing(onClose: () => void): () => void {
  const [before] = useState(() => document.activeElement);
  return () => {
    flushSync(onClose);
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}

/** The palette: opens pages, employees and days, and does what the page can, by a few letters (Interface, Shells). */
export function Finder({ places, onClose }: FinderProps) {
  const { t } = useTranslation('finder');
  const navigate = useNavigate();
  const mayLeave = useLeave();
  const [typed, setTyped] = useState('');
  const things = useThings(typed, places);
  const close = useClosing(onClose);
  // Escape, which the list of results takes to itself.
  const box = useCombobox({ opened: true, onDropdownClose: close });
  const { selectFirstOption } = box;
  // Enter takes the first result.
  useEffect(() => void selectFirstOption(), [selectFirstOption, things.length, typed]);
  const choose = (index: string) => {
    const { act } = things[Number(index)] ?? {};
    close();
    if (typeof act === 'string') void navigate(act);
    // It can close what is open, without a navigation that would ask.
    else if (act !== undefined) mayLeave(act);
  };
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      centered={false}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': t('shell:find.label') } }}
    >
      <Combobox store={box} onOptionSubmit={choose}>
        <Combobox.EventsTarget>
          <TextInput
            data-autofocus
            variant="unstyled"
            size="md"
            px="md"
            py={6}
            aria-label={t('shell:find.label')}
            placeholder={t('placeholder')}
            leftSection={<Search size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Combobox.EventsTarget>
        <Combobox.Options className={classes.options ?? ''} aria-label={t('shell:find.label')}>
          {things.map(({ kind, label }, index) => {
            const Icon = icons[kind];
            return (
              <Combobox.Option key={`${kind} ${index} ${label}`} value={String(index)} className={classes.option ?? ''}>
                <Icon size={16} aria-hidden />
                <span className={classes.label}>{label}</span>
                <small>{t(`kinds.${kind}`)}</small>
              </Combobox.Option>
            );
          })}
          {things.length === 0 && <Combobox.Empty>{t('nothing')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox>
    </Modal>
  );
}
