import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './landing.module.css';

/** A link to the demo; shown if the server has one, which it states on the page's root element. */
export function DemoLink() {
  const { t } = useTranslation('landing');
  return (
    <Button component={Link} to="/demo" size="md" variant="default" className={classes.demo ?? ''}>
      {t('tryDemo')}
    </Button>
  );
}
