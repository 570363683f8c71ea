import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { whenToastsAreWanted } from '../../lib/toasts.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { OptionalPart } from '../../ui/feedback/optional-part.tsx';
import { cssVariablesResolver, theme } from './theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'colorScheme' });

const Notifications = lazyPart(async () => {
  await whenToastsAreWanted();
  return (await import('@mantine/notifications')).Notifications;
});

/** The look, and the toasts: they stay when the application takes over from the sign-in. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
    >
      {children}
      <OptionalPart>
        <Notifications position="bottom-left" limit={3} />
      </OptionalPart>
    </MantineProvider>
  );
}
