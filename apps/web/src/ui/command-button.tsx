import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router';
import { useCommands, type Command } from '../lib/commands.ts';

interface CommandButtonProps extends Omit<ButtonProps, 'children'> {
  /** Its words, by which the palette finds it too. */
  children: string;
  act: Command['act'];
  title?: string;
}

/** A button of a page that the palette (Ctrl K) offers too. */
export function CommandButton({ children, act, ...look }: CommandButtonProps) {
  useCommands([{ label: children, act, isDisabled: look.disabled === true || look.loading === true }]);
  if (typeof act === 'string')
    return (
      <Button component={Link} to={act} {...look}>
        {children}
      </Button>
    );
  return (
    <Button {...look} onClick={act}>
      {children}
    </Button>
  );
}
