import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import classes from './choice-card.module.css';

interface ChoiceCardProps {
  to: string;
  state?: unknown;
  icon: LucideIcon;
  title: string;
  text: string;
}

/** One of a few options to continue, as a large link. */
export function ChoiceCard({ to, state, icon: Icon, title, text }: ChoiceCardProps) {
  return (
    <Link to={to} state={state} className={classes.card}>
      <span className={classes.icon}>
        <Icon size={22} aria-hidden />
      </span>
      <span className={classes.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
      <ChevronRight size={18} aria-hidden />
    </Link>
  );
}
