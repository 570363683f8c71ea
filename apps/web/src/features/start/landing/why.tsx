import { useTranslation } from 'react-i18next';
import { ProductPicture } from './product-picture.tsx';
import classes from './sections.module.css';

/** What other products lack, next to the pages that show it. */
export function Why() {
  const { t } = useTranslation('landing');
  return (
    <section className={classes.why} aria-labelledby="why">
      <h2 id="why" className={classes.whyTitle}>
        {t('why.title')}
      </h2>
      <div className={classes.row}>
        <div className={classes.words}>
          <h3>{t('why.gapTitle')}</h3>
          <p>{t('why.gapText')}</p>
          <h3>{t('why.boundTitle')}</h3>
          <p>{t('why.boundText')}</p>
        </div>
        <ProductPicture name="panel" alt={t('pictures.panel')} width={960} height={1200} />
      </div>
      <div className={classes.row} data-turned>
        <ProductPicture name="phone" alt={t('pictures.phone')} width={750} height={1334} />
        <div className={classes.words}>
          <h3>{t('why.phoneTitle')}</h3>
          <p>{t('why.phoneText')}</p>
        </div>
      </div>
    </section>
  );
}
