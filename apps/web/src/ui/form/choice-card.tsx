import { Loader, UnstyledButton } from '@mantine/core';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { useEntry } from '../../lib/session/entry.ts';
import classes from './choice-card.module.css';

interface ChoiceWordsProps {
  icon?: LucideIcon;
  title: string;
  text?: string | null;
  isBusy?: boolean;
}

interface ChoiceCardProps extends ChoiceWordsProps {
  to: string;
  state?: unknown;
}

/** One of a few options to continue, as a large link. */
export function ChoiceCard({ to, state, ...words }: ChoiceCardProps) {
  const { Link } = useEntry();
  return (
    <Link to={to} state={state} className={classes.card}>
      <ChoiceWords {...words} />
    </Link>
  );
}

interface ChoiceButtonProps extends ChoiceWordsProps {
  ref: Ref<HTMLButtonElement>;
  isDisabled: boolean;
  onClick: () => void;
}

/** The same where choosing is a call. */
export function ChoiceButton({ ref, isDisabled, onClick, ...words }: ChoiceButtonProps) {
  return (
    <UnstyledButton ref={ref} className={classes.card ?? ''} disabled={isDisabled} onClick={onClick}>
      <ChoiceWords {...words} />
    </UnstyledButton>
  );
}

function ChoiceWords({ icon: Icon, title, text = null, isBusy = false }: ChoiceWordsProps) {
  return (
    <>
      {Icon && (
        <span className={classes.icon}>
          <Icon size={22} aria-hidden />
        </span>
      )}
      <span className={classes.words}>
        <strong>{title}</strong>
        {text !== null && text !== '' && <span>{text}</span>}
      </span>
      {isBusy ? <Loader size={18} /> : <ChevronRight size={18} aria-hidden />}
    </>
  );
}
