import { lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type To } from 'react-router';
import { holdsTypedText } from '../lib/use-typed-text.ts';
import { loadLeaveDialog } from './load-leave-dialog.ts';
import { useBackGuard } from './use-back-guard.ts';

const LeaveDialog = lazy(loadLeaveDialog);

/**
 * Asks before a link, a pressed message or "Back" leads to another page while a form holds what somebody typed. Where the session ends
 * nobody is asked. Where the question cannot be loaded the browser asks it. In the router's own place, because its `useBlocker` needs a router that is twice as large.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const context = use(NavigationContext);
  const location = useLocation();
  const { pathname } = location;
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
  const guarded = useMemo(() => {
    const { navigator } = context;
    const push: typeof navigator.push = (to, ...rest) => {
      const go = () => navigator.push(to, ...rest);
      if (holdsTypedText() && pathOf(to) !== pathname) ask(go);
      else go();
    };
    return { ...context, navigator: { ...navigator, push } };
  }, [ask, context, pathname]);
  useBackGuard(location, ask);
  const answer = (leaves: boolean) => {
    setLeave(null);
    if (leaves) leave?.();
  };
  return (
    <NavigationContext value={guarded}>
      {children}
      {leave !== null && (
        <Suspense>
          <LeaveDialog onAnswer={answer} />
        </Suspense>
      )}
    </NavigationContext>
  );
}

const pathOf = (to: To) => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);
