import { Button, Group, Text } from '@mantine/core';
import { samples } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import classes from './first-hour.module.css';
import { useAction } from '../../lib/http/use-action.ts';

/** Fills the empty project with a sample business of a chosen size. */
export function SampleChoice() {
  const { t } = useTranslation('first-hour');
  const { run, isBusy, input } = useAction(samples.fillProject, {
    done: ({ employees }) => t('sample.filled', { count: employees }),
    failed: t('sample.failed'),
  });
  const filling = isBusy ? input?.body.business : undefined;
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
            disabled={isBusy && filling !== business}
            onClick={() => run({ body: { business } })}
          >
            {t(`sample.${business}`)}
          </Button>
        ))}
      </Group>
    </div>
  );
}
