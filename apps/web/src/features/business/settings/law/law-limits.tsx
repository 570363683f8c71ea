import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import type { laws } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../lib/dates/use-clock.ts';
import { lawQueries } from '../../../../lib/http/law-queries.ts';
import { queries } from '../../../../lib/http/queries.ts';
import { settingsQueries } from '../../../../lib/http/settings-queries.ts';
import { useSession } from '../../../../lib/session/session.tsx';
import { useCan } from '../../../../lib/session/use-can.ts';
import { QueryView } from '../../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { DateField } from '../../../../ui/form/date-field.tsx';
import { Section } from '../../../../ui/section.tsx';
import { groupedLimits } from './law-groups.ts';
import { useConsentWords } from './use-consent-words.ts';
import { saidOnce, useLimitWords } from './use-limit-words.ts';

const skeleton = <RowsSkeleton rows={6} height={64} />;

/** Every limit of the project's law on a date, with its article, value, date and source. */
export function LawLimits() {
  const { t } = useTranslation('law');
  const can = useCan();
  // Employees read the law, not what others have agreed to.
  const isManager = useSession().user?.role === 'manager';
  const today = useClock().today();
  const [date, setDate] = useState<string>(today);
  const system = useQuery(settingsQueries.system());
  const limits = useQuery(lawQueries.limits(date));
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-end" data-on-screen>
        <DateField label={t('date')} value={date} clearable={false} onChange={(chosen) => setDate(chosen ?? today)} />
        <Button variant="default" leftSection={<Printer size={16} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Group>
      <QueryView what="settings" query={system} skeleton={skeleton}>
        {({ law }) => (
          <QueryView what="settings" query={limits} skeleton={skeleton}>
            {(list) => <Limits list={list} name={law.name} />}
          </QueryView>
        )}
      </QueryView>
      {isManager && can('people.read') && <Consents />}
    </Stack>
  );
}

function Limits({ list, name }: { list: readonly laws.Limit[]; name: string | null }) {
  const { t } = useTranslation('law');
  if (name === null) return <Text>{t('none')}</Text>;
  if (list.length === 0) return <Text>{t('notYet', { name })}</Text>;
  const ofLaw = list.filter(({ agreed }) => agreed === null);
  const read = ofLaw.filter(({ reading }) => reading === 'act').length;
  const isRead = read === ofLaw.length;
  return (
    <>
      <Section title={t(isRead ? 'titleLaw' : 'titleLimits', { name })}>
        <Text>{t(isRead ? 'aboutLaw' : read === 0 ? 'aboutNone' : 'aboutLimits')}</Text>
      </Section>
      {groupedLimits(list).map(([group, own]) => (
        <Section key={group} title={t(`groups.${group}`)} isFramed>
          {group === 'minors' ? <ByAge list={own} /> : <Lines list={own} />}
        </Section>
      ))}
    </>
  );
}

const agesOf = ({ from, to }: NonNullable<laws.Limit['ages']>): string => (from === to ? `${from}` : `${from}–${to}`);

/** Who has agreed to what needs consent, and until when. */
function Consents() {
  const { t } = useTranslation('consents');
  const team = useQuery(queries.employees());
  const wordsOf = useConsentWords();
  const agreed = (team.data ?? [])
    .map((one) => ({ ...one, words: wordsOf(one) }))
    .filter(({ words }) => words.length > 0);
  if (team.data === undefined) return null;
  return (
    // What hangs on a wall names nobody.
    <div data-on-screen>
      <Section title={t('law.title')} isFramed>
        <Text>{t(agreed.length > 0 ? 'law.text' : 'law.none')}</Text>
        <ul>
          {agreed.map(({ id, name, words }) => (
            <li key={id}>
              {name}
              <ul>
                {words.map((consent) => (
                  <li key={consent.name}>
                    {consent.name}: {consent.value}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

/** What holds for some ages stands under them. */
function ByAge({ list }: { list: readonly laws.Limit[] }) {
  const { t } = useTranslation('law');
  const ofAges = Map.groupBy(list, ({ ages }) => (ages === null ? null : agesOf(ages)));
  return (
    <Stack gap="md">
      {[...ofAges].map(([ages, own]) => (
        <div key={ages}>
          {ages !== null && <Text fw={600}>{t('ages', { ages })}</Text>}
          <Lines list={own} />
        </div>
      ))}
    </Stack>
  );
}

/** What one source says of a rule stands together, and the source below it once. */
function Lines({ list }: { list: readonly laws.Limit[] }) {
  const { wordsOf, sourceOf } = useLimitWords();
  const bySource = Map.groupBy(saidOnce(list), (limit) => `${limit.rule} ${sourceOf(limit)} ${limit.link}`);
  return (
    <Stack gap="sm" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {[...bySource].map(([key, limits]) => (
        <li key={key}>
          {limits.map((limit) => (
            <Text key={wordsOf(limit, list)}>{wordsOf(limit, list)}</Text>
          ))}
          {limits[0] && <Source limit={limits[0]} />}
        </li>
      ))}
    </Stack>
  );
}

function Source({ limit }: { limit: laws.Limit }) {
  const { t } = useTranslation('law');
  const { sourceOf } = useLimitWords();
  return (
    <Text size="sm" c="dimmed">
      {sourceOf(limit)}
      {limit.link !== null && (
        <>
          {' · '}
          <Anchor href={limit.link} target="_blank" rel="noreferrer" underline="always" size="sm">
            {t('page')}
          </Anchor>
        </>
      )}
    </Text>
  );
}
