import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { asks } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { askQueries } from './ask-queries.ts';

/** The shifts that the employee is asked to take, each with yes and no; nothing if there are none. */
export function OwnQuestions() {
  const { data: list = [] } = useQuery(askQueries.own());
  return list.map((question) => <OwnQuestion key={question.id} question={question} />);
}

function OwnQuestion({ question }: { question: asks.Question }) {
  const { t } = useTranslation('asks');
  const format = useFormat();
  const { id, date, start_time, end_time, role, answer_until, state } = question;
  const answer = useAction(asks.answerQuestion, {
    done: (reply) => t(`outcome.${reply.state}`),
    onRefused: () => true,
  });
  const shift = t('shift', {
    day: format.weekdayDate(date),
    from: start_time,
    to: end_time,
    role,
  });
  const give = (said: 'yes' | 'no') => answer.run({ params: { id }, body: { answer: said } });
  const said = answer.isBusy ? answer.input?.body.answer : undefined;
  return (
    <Paper component="section" withBorder p="md" aria-label={t('question')}>
      <Stack gap="sm">
        <Text fw={600}>{t('question')}</Text>
        <Text>{shift}</Text>
        {answer.error !== null && (
          <Alert color="red" role="alert">
            {errorText(answer.error)}
          </Alert>
        )}
        {state === 'waiting' ? (
          <Text size="sm">{t('outcome.waiting')}</Text>
        ) : (
          <>
            <Text size="sm" c="dimmed">
              {t('until', { time: format.instant(answer_until) })}
            </Text>
            <Group gap="sm" grow>
              <Button loading={said === 'yes'} disabled={answer.isBusy} onClick={() => give('yes')}>
                {t('yes')}
              </Button>
              <Button variant="default" loading={said === 'no'} disabled={answer.isBusy} onClick={() => give('no')}>
                {t('no')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}
