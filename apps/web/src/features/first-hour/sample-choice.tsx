import { Button, Group, Text } from '@mantine/core';
import { samples } from '@pamaina/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useReloadProject } from '../../lib/use-reload-project.ts';
import classes from './first-hour.module.css';

/** Fills the empty project with a sample business of a chosen size. */
export function SampleChoice() {
  const { t } = useTranslation('first-hour');
  const reload = useReloadProject();
  const [filling, setFilling] = useState<samples.SampleBusiness | null>(null);
  const fill = async (business: samples.SampleBusiness) => {
    setFilling(business);
    try {
      const { employees } = await call(samples.fillProject, { body: { business } });
      await reload();
      toastSuccess(t('sample.filled', { count: employees }));
    } catch (error) {
      toastError(errorText(error, t('sample.failed')));
      setFilling(null);
    }
  };
  return (
    <div className={classes.sample} role="group" aria-labelledby="sample-choice">
      <Text fw={600} id="sample-choice">
        {t('sample.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('sample.text')}
      </Text>
      <Group gap="sm" mt="xs">
        {samples.businesses.map((business) => (
          <Button
            key={business}
            variant="default"
            loading={filling === business}
            disabled={filling !== null && filling !== business}
            onClick={() => void fill(business)}
          >
            {t(`sample.${business}`)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
