import { Button, Group, TextInput, UnstyledButton } from '@mantine/core';
import type { LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/http/error-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { BOTH, useDecision, type Decide } from '../form/use-decision.ts';
import { DecisionButtons, Opened } from './decision-parts.tsx';
import { Entry } from './entry.tsx';
import classes from './table.module.css';

/** What an approval would break or open. */
export interface Effect {
  words: ReactNode;
  /** The server would refuse the approval. */
  isStopped: boolean;
}

interface DecisionEntryProps {
  icon: LucideIcon;
  /** A row of a list with other rows, not a card. */
  isDense?: boolean;
  /** The request in one sentence, in the names of its buttons. */
  request: string;
  /** The request as it is shown. */
  children: ReactNode;
  /** What the user can do with it: its `allowed_actions`; without them both. */
  allowed?: readonly string[];
  /** The label of the reason, if a rejection requires one. */
  reasonLabel?: string;
  /** Asked for when it is to be approved; null: nothing is affected. */
  findEffect?: () => Promise<Effect | null>;
  onDecide: Decide;
  /** Opens it with all details; `name` is the button in full. In a row of a list the sentence does it. */
  review: { label: string; name: string; act: () => void };
}

type Stage = { is: 'waiting'; isBack?: true } | { is: 'checking' | 'rejecting' } | ({ is: 'read' } & Effect);

/**
 * A request that is decided where it stands. An approval that affects nothing takes one press; of one that does, the
 * effect is shown first. A rejection takes two, with room for a reason between them.
 */
export function DecisionEntry(props: DecisionEntryProps) {
  const { icon, isDense = false, request, children, allowed = BOTH, reasonLabel, review } = props;
  const { stage, decision, field, list, approve, close, reject } = useStages(props);
  const below =
    stage.is === 'read' ? (
      <EffectRead effect={stage} decision={decision} onReject={allowed.includes('reject') ? reject : null} />
    ) : stage.is === 'rejecting' ? (
      <Rejection decision={decision} field={field} reasonLabel={reasonLabel} />
    ) : null;
  return (
    <Entry
      icon={icon}
      isDense={isDense}
      {...(below === null && {
        actions: (
          <DecisionButtons
            {...{ isDense, request, allowed, review, list }}
            isBusy={stage.is === 'checking' || decision.sending !== null}
            takesFocus={stage.is === 'waiting' && stage.isBack === true}
            onApprove={() => void approve()}
            onReject={reject}
          />
        ),
      })}
      {...(below !== null && {
        below: (
          <Opened key={stage.is} label={request} onClose={close}>
            {below}
          </Opened>
        ),
      })}
    >
      {isDense ? (
        <UnstyledButton className={classes.whole} onClick={review.act}>
          {children}
        </UnstyledButton>
      ) : (
        children
      )}
    </Entry>
  );
}

/** Where the decision stands, and what leads on from there. */
function useStages({ reasonLabel, findEffect, onDecide }: DecisionEntryProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<Stage>({ is: 'waiting' });
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLElement | null>(null);
  const onOver = () => {
    setStage({ is: 'waiting' });
    // The row and its buttons go: the focus stays in the list, unless it is in another row by now.
    if (document.activeElement === document.body) list.current?.focus();
  };
  const decision = useDecision({ onDecide, needsReason: reasonLabel !== undefined, field, onOver });
  const approve = async () => {
    setStage({ is: 'checking' });
    try {
      const effect = (await findEffect?.()) ?? null;
      if (effect !== null) return setStage({ is: 'read', ...effect });
      await decision.decide('approved');
    } catch (error) {
      toastError(errorText(error, t('error.decideFailed')));
    }
    return setStage({ is: 'waiting' });
  };
  const close = () => {
    setStage({ is: 'waiting', isBack: true });
    decision.setNote('');
  };
  const reject = () => setStage({ is: 'rejecting' });
  return { stage, decision, field, list, approve, close, reject };
}

type DecisionMade = Pick<ReturnType<typeof useDecision>, 'note' | 'setNote' | 'error' | 'sending' | 'decide'>;

interface EffectReadProps {
  effect: Effect;
  decision: DecisionMade;
  /** Null: not allowed. */
  onReject: (() => void) | null;
}

function EffectRead({ effect, decision, onReject }: EffectReadProps) {
  const { t } = useTranslation();
  return (
    <>
      {effect.words}
      <Group gap="xs" mt="sm">
        {!effect.isStopped && (
          <Button loading={decision.sending !== null} onClick={() => void decision.decide('approved')}>
            {t('decision.approveAnyway')}
          </Button>
        )}
        {onReject && (
          <Button variant="default" onClick={onReject}>
            {t('decision.reject')}
          </Button>
        )}
      </Group>
    </>
  );
}

interface RejectionProps {
  decision: DecisionMade;
  field: React.RefObject<HTMLInputElement | null>;
  reasonLabel: string | undefined;
}

function Rejection({ decision, field, reasonLabel }: RejectionProps) {
  const { t } = useTranslation();
  return (
    <form
      className={classes.reason}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void decision.decide('rejected');
      }}
    >
      <TextInput
        ref={field}
        label={reasonLabel ?? t('decision.note')}
        description={t(reasonLabel === undefined ? 'decision.noteHelp' : 'decision.reasonHelp')}
        error={decision.error}
        autoComplete="off"
        maxLength={500}
        data-autofocus
        value={decision.note}
        onChange={(event) => decision.setNote(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button type="submit" loading={decision.sending !== null}>
          {t('decision.reject')}
        </Button>
      </Group>
    </form>
  );
}
