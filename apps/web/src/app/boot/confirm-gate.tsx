import { lazy, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { setAsker } from '../../lib/session/confirm-identity.ts';

const loadDialog = async () => {
  const [{ ConfirmIdentityDialog }] = await Promise.all([
    import('../../features/access/second-factor/confirm-identity-dialog.tsx'),
    loadTexts('second-factor'),
  ]);
  return { default: ConfirmIdentityDialog };
};
const Dialog = lazy(loadDialog);

/** Asks who is at the device, over the page that sent a dangerous act; then the call goes on. */
export function ConfirmGate() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(
    () =>
      setAsker(
        () =>
          new Promise((resolve) => {
            loadDialog().then(
              () => setAnswer(() => resolve),
              () => resolve(false),
            );
          }),
      ),
    [],
  );
  if (answer === null) return null;
  return (
    <Suspense>
      <Dialog
        onAnswer={(isConfirmed) => {
          setAnswer(null);
          answer(isConfirmed);
        }}
      />
    </Suspense>
  );
}
