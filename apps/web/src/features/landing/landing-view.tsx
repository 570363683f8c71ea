import { lazy, Suspense, useState } from 'react';
import { loadTexts } from '../../i18n/index.ts';
import { MAIN_ID } from '../../ui/main-id.ts';
import { Closing } from './closing.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { Hero } from './hero.tsx';
import classes from './landing.module.css';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PricingCard } from './pricing-card.tsx';
import { Questions } from './questions.tsx';
import { Why } from './why.tsx';

const withLegalTexts = <Component,>(load: () => Promise<Component>) =>
  Promise.all([load(), loadTexts('legal')]).then(([component]) => ({ default: component }));
const StartDialog = lazy(() => withLegalTexts(async () => (await import('./start-dialog.tsx')).StartDialog));
const LegalDialog = lazy(() => withLegalTexts(async () => (await import('../legal/index.ts')).LegalDialog));

/**
 * The landing page itself (Spec sections 1 and 2), also prerendered at build time, so that it is visible before any
 * script runs.
 */
export function LandingView() {
  const [isStarting, setStarting] = useState(false);
  const [text, setText] = useState<'terms' | 'privacy' | null>(null);
  return (
    <div className={classes.page}>
      <LandingHeader />
      <main id={MAIN_ID} className={classes.main} tabIndex={-1}>
        <Hero onStart={() => setStarting(true)} />
        <Why />
        <FeatureGrid />
        <PricingCard />
        <Questions />
        <Closing />
      </main>
      <LandingFooter onRead={setText} />
      <Suspense>
        {isStarting && <StartDialog onClose={() => setStarting(false)} />}
        {text !== null && <LegalDialog text={text} onClose={() => setText(null)} />}
      </Suspense>
    </div>
  );
}
