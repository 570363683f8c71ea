import { Button } from '@mantine/core';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../../ui/feedback/optional-part.tsx';
import type { AskedShift, AskPanelProps } from './ask-panel.tsx';

const AskPanel = lazyPart(async () => (await import('./ask-panel.tsx')).AskPanel);

interface AskButtonProps {
  shift: AskedShift;
  /** Day, hours and role in words. */
  words: string;
}

/** Opens the question about a shift on any page: an offer that no one accepts, a shift that time off would open. */
export function AskButton({ shift, words }: AskButtonProps) {
  const { t } = useTranslation('asks');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<MessageCircleQuestionMark size={16} aria-hidden />}
        aria-label={t('buttonFor', { shift: words })}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {isOpen && <AskDrawer shift={shift} words={words} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks employees whether they take a shift, and shows who was asked; loaded when it is opened. */
export function AskDrawer(props: AskPanelProps) {
  return (
    <OptionalPart place={props.shift.id}>
      <AskPanel {...props} />
    </OptionalPart>
  );
}
