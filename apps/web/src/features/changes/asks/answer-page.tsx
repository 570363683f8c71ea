import { Alert, Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { asks, createFormat } from '@pamaina/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLanguage } from '../../../lib/format/use-language.ts';
import { call } from '../../../lib/http/api-client.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useAction } from '../../../lib/http/use-action.ts';
import { useTitle } from '../../../lib/use-title.ts';
import { EntryLayout } from '../../../ui/entry-layout.tsx';
import { LoadingApplication } from '../../../ui/feedback/loading-application.tsx';
import { ErrorState } from '../../../ui/feedback/empty-state.tsx';
import classes from './asks.module.css';

/** `#yes.TOKEN`, as in the message: no server sees what is behind `#`. */
function readHash(hash: string): { said: 'yes' | 'no' | null; token: string } {
  const [, said, token = ''] = /^#(?:(yes|no)\.)?([\w-]{0,200})$/.exec(hash) ?? [];
  return { said: said === 'yes' || said === 'no' ? said : null, token };
}

/**
 * `/answer`: the question of a message, without a sign-in. It shows one shift and nothing else, and is answered by a
 * press: programs that check mails open every link.
 */
export function AnswerPage() {
  const { t } = useTranslation('asks');
  const { said, token } = readHash(useLocation().hash);
  const client = useQueryClient();
  useTitle(t('question'));
  const queryKey = ['ask-link', token];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(asks.readLink, { body: { token: token === '' ? '-' : token }, signal }),
    staleTime: 0,
    retry: false,
  });
  const answer = useAction(asks.answerLink, {
    onDone: (reply) => client.setQueryData(queryKey, reply),
    // Others were faster, or the time is over: the page says so.
    onRefused: () => {
      void query.refetch();
      return true;
    },
  });
  if (query.error !== null)
    return (
      <EntryLayout width={480}>
        <ErrorState text={errorText(query.error)} onRetry={() => void query.refetch()} />
        <Anchor component={Link} to="/worker-login" mt="md" display="block">
          {t('signIn')}
        </Anchor>
      </EntryLayout>
    );
  if (query.data === undefined) return <LoadingApplication />;
  const question = query.data;
  const give = (one: 'yes' | 'no') => answer.run({ body: { token, answer: one } });
  const busy = answer.isBusy ? answer.input?.body.answer : undefined;
  return (
    <EntryLayout width={480}>
      <div className={classes.page}>
        <Title order={1}>{t('question')}</Title>
        <ShiftWords question={question} />
        {answer.error !== null && (
          <Alert color="red" role="alert">
            {errorText(answer.error)}
          </Alert>
        )}
        {question.state === 'open' ? (
          <Answers said={said} busy={busy} isBusy={answer.isBusy} onGive={give} />
        ) : (
          <Text role="status" fw={600}>
            {t(`outcome.${question.state}`)}
          </Text>
        )}
      </div>
    </EntryLayout>
  );
}

interface AnswersProps {
  /** What the link of the message said. */
  said: 'yes' | 'no' | null;
  /** The answer that is being sent. */
  busy: 'yes' | 'no' | undefined;
  isBusy: boolean;
  onGive: (answer: 'yes' | 'no') => void;
}

function Answers({ said, busy, isBusy, onGive }: AnswersProps) {
  const { t } = useTranslation('asks');
  return (
    <>
      {said !== null && <Text>{t(`confirm.${said}`)}</Text>}
      <div className={classes.answers}>
        {(['yes', 'no'] as const).map((one) => (
          <Button
            key={one}
            size="lg"
            variant={(said ?? 'yes') === one ? 'filled' : 'default'}
            loading={busy === one}
            disabled={isBusy}
            onClick={() => onGive(one)}
          >
            {t(one)}
          </Button>
        ))}
      </div>
    </>
  );
}

function ShiftWords({ question }: { question: asks.LinkedQuestion }) {
  const { t } = useTranslation('asks');
  const { name, project, time_zone, date, start_time, end_time, role, answer_until, state } = question;
  const format = createFormat(useLanguage(), time_zone, 'decimal');
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('shift', { day: format.weekdayDate(date), from: start_time, to: end_time, role })}</Text>
      <Text size="sm" c="dimmed">
        {t('forWhom', { name, project })}
      </Text>
      {state === 'open' && (
        <Text size="sm" c="dimmed">
          {t('until', { time: format.instant(answer_until) })}
        </Text>
      )}
    </Stack>
  );
}
