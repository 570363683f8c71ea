import { Button, CloseButton } from '@mantine/core';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './table.module.css';

interface DecisionButtonsProps {
  isDense: boolean;
  request: string;
  allowed: readonly string[];
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  review: { label: string; name: string; act: () => void };
  /** Gets the list around the button that was pressed. */
  list: RefObject<HTMLElement | null>;
  /** What was opened in their place is closed again. */
  takesFocus: boolean;
}

/** The answers to a request, and what opens it in full. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { isDense, request, allowed, isBusy, onApprove, onReject, review, list, takesFocus } = props;
  const { t } = useTranslation();
  const last = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) last.current?.focus();
  }, [takesFocus]);
  const look = isDense ? ({ size: 'compact-sm', px: 8 } as const) : ({ size: 'sm', px: 12 } as const);
  const answer = (act: () => void) => (event: MouseEvent<HTMLButtonElement>) => {
    // The second of two quick presses would fall on the request that moved up.
    if (event.detail > 1) return;
    list.current = event.currentTarget.closest('ul');
    if (list.current) list.current.tabIndex = -1;
    act();
  };
  const name = (label: string) => t('decision.of', { answer: label, request });
  const [approve, reject] = [t('decision.approve'), t('decision.reject')];
  return (
    <>
      {allowed.includes('approve') && (
        <Button {...look} variant="light" loading={isBusy} aria-label={name(approve)} onClick={answer(onApprove)}>
          {approve}
        </Button>
      )}
      {allowed.includes('reject') && (
        <Button
          ref={last}
          {...look}
          variant="default"
          disabled={isBusy}
          aria-label={name(reject)}
          onClick={answer(onReject)}
        >
          {reject}
        </Button>
      )}
      {!isDense && (
        <Button {...look} variant="subtle" color="gray" aria-label={review.name} onClick={review.act}>
          {review.label}
        </Button>
      )}
    </>
  );
}

interface OpenedProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** What opened below the request; it takes the focus from the button that was pressed, which is gone. */
export function Opened({ label, onClose, children }: OpenedProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    (place.current?.querySelector<HTMLElement>('[data-autofocus]') ?? place.current)?.focus();
  }, []);
  return (
    <div
      ref={place}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={classes.opened}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <CloseButton className={classes.closing} aria-label={t('close')} onClick={onClose} />
      {children}
    </div>
  );
}
