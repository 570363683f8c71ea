import { useTranslation } from 'react-i18next';
import { DemoLink } from './demo-link.tsx';
import classes from './sections.module.css';

/**
 * The last section: an invitation to see the product live. The picture is the week of a team, in the product's own
 * colours.
 */
export function Closing() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.closing} aria-labelledby="closing">
      <img src="/images/team_image.png" alt="" width={960} height={540} loading="lazy" />
      <div>
        <h2 id="closing">{t('closing.title')}</h2>
        <p>{t('closing.text')}</p>
        <DemoLink />
      </div>
    </section>
  );
}
