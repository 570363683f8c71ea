import { Component, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { MAIN_ID } from '../../ui/main-id.ts';
import { SupportLink } from '../../ui/feedback/support-link.tsx';
import classes from '../../ui/layout.module.css';

interface CrashBoundaryProps {
  /** A new location is a new attempt. */
  place: string;
  children: ReactNode;
}

/** Shows the crash page instead of a page that could not be loaded or rendered. A class, because React requires one. */
export class CrashBoundary extends Component<CrashBoundaryProps, { place: string; hasFailed: boolean }> {
  override state = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, state: { place: string }) {
    return place === state.place ? null : { place, hasFailed: false };
  }

  override render() {
    return this.state.hasFailed ? <CrashPage /> : this.props.children;
  }
}

/**
 * Shown when a page could not be loaded or rendered: a plain message and the one action that helps. It is part of the
 * first bundle.
 */
function CrashPage() {
  const { t } = useTranslation();
  return (
    <main id={MAIN_ID} className={classes.crash}>
      <div role="alert">
        <h1>{t('crash.title')}</h1>
        <p>{t('crash.text')}</p>
        <Button onClick={() => window.location.reload()}>{t('crash.reload')}</Button>
        <p>
          <SupportLink />
        </p>
      </div>
    </main>
  );
}
