import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastUndo } from '../../lib/toast-undo.tsx';
import { toastSuccess } from '../../lib/toasts.ts';
import { useAction, type Write } from '../../lib/http/use-action.ts';

type Send<Thing> = (thing: Thing, write: Write) => Promise<unknown>;

/** A deletion with a confirmation: the thing to delete, and the properties of the dialog that asks. */
export function useDelete<Thing>(remove: Send<Thing>, done?: string | ((thing: Thing) => string)) {
  const { t } = useTranslation();
  const [asked, ask] = useState<Thing | null>(null);
  const { run, isBusy } = useAction<Thing, unknown>(remove, {
    ...(done !== undefined && { done: typeof done === 'string' ? done : (_reply, thing) => done(thing) }),
    failed: t('error.deleteFailed'),
    onSettled: () => ask(null),
  });
  const dialog = {
    isOpen: asked !== null,
    isBusy,
    onConfirm: () => asked !== null && run(asked),
    onClose: () => ask(null),
  };
  return { asked, ask, dialog };
}

interface UndoOptions<Thing> {
  remove: Send<Thing>;
  /** Creates it again. */
  restore: Send<Thing>;
  done: string | ((thing: Thing) => string);
  /** Whether the user can create it again; default: always. */
  canRestore?: (thing: Thing) => boolean;
}

/** A deletion without a question, which can be undone for a while. */
export function useDeleteWithUndo<Thing>({ remove, restore, done, canRestore }: UndoOptions<Thing>) {
  const { t } = useTranslation();
  const failed = t('error.deleteFailed');
  const restoring = useAction<Thing, unknown>(restore, { failed });
  const removing = useAction<Thing, unknown>(remove, {
    failed,
    onDone: (_reply, thing) => {
      const text = typeof done === 'string' ? done : done(thing);
      if (canRestore?.(thing) === false) toastSuccess(text);
      else toastUndo(text, () => restoring.run(thing));
    },
  });
  return removing.run as (thing: Thing) => void;
}
