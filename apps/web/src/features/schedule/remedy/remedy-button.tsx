import type { answers } from '@pamaina/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { deedOf, formOf } from './asked-remedy.ts';

interface RemedyButtonProps {
  remedy: answers.Remedy;
  /** Of the need. */
  role: string;
  onAct: (remedy: answers.Remedy) => void;
}

/** Makes a remedy true, or asks first what has to be asked; to train somebody opens their form with the role in it. */
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
