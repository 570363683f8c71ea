import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { loadTexts } from '../../../i18n/index.ts';
import { MAIN_ID } from '../../../ui/main-id.ts';
import { OperatorDetails } from '../../../ui/feedback/operator-details.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../../ui/switches.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Closing } from './closing.tsx';
import { FeatureGrid } from './feature-grid.tsx';
import { PricingCard, Questions } from './landing-sections.tsx';
import { Why } from './why.tsx';
import { DemoLink } from './demo-link.tsx';
import { PlannedCurve } from './planned-curve.tsx';
import { ProductPicture } from './product-picture.tsx';
import { RotatingTitle } from './rotating-title.tsx';
import classes from './landing.module.css';

const withLegalTexts = <Component,>(load: () => Promise<Component>) =>
  Promise.all([load(), loadTexts('legal'), loadTexts('entry')]).then(([component]) => ({ default: component }));
const StartDialog = lazy(() => withLegalTexts(async () => (await import('./start-dialog.tsx')).StartDialog));
const LegalDialog = lazy(() => withLegalTexts(async () => (await import('../../access/legal/index.ts')).LegalDialog));

/**
 * The landing page itself, also prerendered at build time, so that it is visible before any
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

/** The two texts that anyone can read before they enter any data. */
function LandingFooter({ onRead }: { onRead: (text: 'terms' | 'privacy') => void }) {
  const { t } = useTranslation('landing');
  return (
    <footer className={classes.footer}>
      <div className={classes.who}>
        <span>{t('common:appName')}</span>
        <OperatorDetails />
      </div>
      <Link to="/help" className={classes.link}>
        {t('common:help.title')}
      </Link>
      <button type="button" className={classes.link} onClick={() => onRead('terms')}>
        {t('footer.terms')}
      </button>
      <button type="button" className={classes.link} onClick={() => onRead('privacy')}>
        {t('footer.privacy')}
      </button>
      <a href="/third-party-notices.txt" className={classes.link}>
        {t('common:help.notices')}
      </a>
    </footer>
  );
}

/** The name and the sign-in link, which is "Login" on a phone and "Sign In" elsewhere. */
function LandingHeader() {
  const { t } = useTranslation('landing');
  return (
    <header className={classes.header}>
      <span className={classes.brand}>
        <Mark alt="" />
        {t('common:appName')}
      </span>
      <LanguageSwitch />
      <ThemeSwitch />
      <Button component={Link} to="/login" variant="default">
        <span className={classes.onPhone}>{t('login')}</span>
        <span className={classes.onDesktop}>{t('signIn')}</span>
      </Button>
    </header>
  );
}

/**
 * The product at a glance: the promise, the two ways to try it, and a real week of the calendar with how it was
 * generated.
 */
function Hero({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('landing');
  // Before the scripts are loaded it leads to the registration, as any link does.
  const start = (event: MouseEvent) => {
    event.preventDefault();
    onStart();
  };
  return (
    <section className={classes.hero}>
      <RotatingTitle />
      <p className={classes.lead}>{t('lead')}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/register" size="md" onClick={start} aria-haspopup="dialog">
          {t('start')}
        </Button>
        <DemoLink />
      </div>
      <p className={classes.heroNote}>{t('startNote')}</p>
      <figure className={classes.figure}>
        <PlannedCurve />
        <ProductPicture
          name="week"
          alt={t('hero.week')}
          width={1888}
          height={1184}
          onPhone={{ name: 'week-phone', width: 702, height: 1104 }}
          isFirst
        />
        <figcaption>{t('pictures.caption')}</figcaption>
      </figure>
    </section>
  );
}
