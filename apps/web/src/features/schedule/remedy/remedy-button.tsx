import type { answers } from '@pamaina/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deedOf, formOf } from './asked-remedy.ts';

interface RemedyButtonProps {
  remedy: answers.Remedy;
  /** The role of the need. */
  role: string;
  onAct: (remedy: answers.Remedy) => void;
}

/**
 * Applies a way to fill a shift, or first opens its question; for training it opens the employee's form with the role
 * filled in.
 */
export function RemedyButton({ remedy, role, onAct }: RemedyButtonProps) {
  const { t } = useTranslation('answers');
  const deed = deedOf(remedy);
  const { name, employee_id } = remedy;
  const look = { size: 'compact-sm', variant: 'default', ml: 'auto' } as const;
  const label = t(`deed.button.${deed}`, { name });
  if (deed === 'train')
    return (
      <Button {...look} component={Link} to={formOf(employee_id, `role:${role}`)}>
        {label}
      </Button>
    );
  return (
    <Button {...look} aria-label={`${label}, ${name}`} onClick={() => onAct(remedy)}>
      {label}
    </Button>
  );
}
