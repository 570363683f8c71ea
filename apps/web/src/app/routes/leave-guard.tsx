import { lazy, Suspense, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router';
import { LeaveContext } from '../../lib/session/use-leave.ts';
import { holdsTypedText } from '../../lib/use-typed-text.ts';
import { loadLeaveDialog } from './load-leave-dialog.ts';
import { useBackGuard } from './use-back-guard.ts';

const LeaveDialog = lazy(loadLeaveDialog);

/**
 * Asks before a link, a pressed push notification or "Back" leads to another page, or to another view of this one,
 * while a form has unsaved input. It doesn't ask when the location is replaced, as a form does that when it is done, or
 * when the server ends the session. If the dialog can't be loaded, the browser's own question is used. Works on the
 * router's navigator, because its `useBlocker` needs a router that is twice as large.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const context = use(NavigationContext);
  const location = useLocation();
  const here = useRef(location);
  useEffect(() => {
    here.current = location;
  }, [location]);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback(
    (go: () => void) => {
      loadLeaveDialog().then(
        () => setLeave(() => go),
        () => window.confirm(t('discard.title')) && go(),
      );
    },
    [t],
  );
  const mayLeave = useCallback((go: () => void) => (holdsTypedText() ? ask(go) : go()), [ask]);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, ...rest) => {
      const go = () => navigator.push(to, ...rest);
      if (holdsTypedText() && viewOf(to) !== viewOf(here.current)) ask(go);
      else go();
    };
    return { ...context, navigator: { ...navigator, push } };
  }, [ask, context]);
  useBackGuard(location, ask);
  const answer = (leaves: boolean) => {
    setLeave(null);
    if (leaves) leave?.();
  };
  return (
    <NavigationContext value={guarded}>
      <LeaveContext value={mayLeave}>{children}</LeaveContext>
      {leave !== null && (
        <Suspense>
          <LeaveDialog onAnswer={answer} />
        </Suspense>
      )}
    </NavigationContext>
  );
}

const viewOf = (to: To) => (typeof to === 'string' ? to.split('#')[0] : `${to.pathname ?? ''}${to.search ?? ''}`);
