import { Anchor } from '@mantine/core';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way back to all scenarios. */
export function ToScenarios() {
  const { t } = useTranslation('scenarios');
  return (
    <Anchor
      component={Link}
      to="/manager/scenarios"
      size="sm"
      style={{ display: 'inline-flex', gap: 4, alignItems: 'center' }}
    >
      <ArrowLeft size={14} aria-hidden /> {t('title')}
    </Anchor>
  );
}
