import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { constants, type wishes } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { CalendarHeart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addDays } from '../../../lib/dates/dates.ts';
import { firstOfMonth, monthOf, yearAndMonth, type Month as MonthText } from '../../../lib/dates/months.ts';
import { useClock } from '../../../lib/dates/use-clock.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { EntryList } from '../../../ui/table/entry-list.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { ResourcePage } from '../../../ui/table/resource-page.tsx';
import { useWishRemoval, WishEntry } from './wish-entry.tsx';
import { WishDrawer, wishQueries } from './wish-drawer.tsx';

/** How far ahead preferences can be entered: a year. */
const DAYS_AHEAD = 366;

/**
 * `/worker/wishes`: the days that the user prefers off and the shifts that they would like, by month from this one on.
 */
export function WishesPage() {
  const { t } = useTranslation('wishes');
  const today = useClock().today();
  const query = useQuery(wishQueries.range(firstOfMonth(monthOf(today)), addDays(today, DAYS_AHEAD)));
  return (
    <ResourcePage
      title={t('title')}
      description={t('description')}
      addLabel={t('add')}
      what="wishes"
      query={query}
      skeleton={<RowsSkeleton rows={3} height={68} />}
      empty={{
        icon: CalendarHeart,
        title: t('emptyTitle'),
        text: t('emptyText', { most: constants.wishesPerMonth }),
      }}
      drawer={(_, close) => <WishDrawer onClose={close} />}
    >
      {(list) => (
        <Stack gap="xl">
          {[...Map.groupBy(list, ({ date }) => monthOf(date))].map(([month, made]) => (
            <Month key={month} month={month} made={made} />
          ))}
        </Stack>
      )}
    </ResourcePage>
  );
}

/** The preferences of a month, and how many more are possible; for a published one, that it can't be changed. */
function Month({ month, made }: { month: MonthText; made: readonly wishes.Wish[] }) {
  const { t } = useTranslation('wishes');
  const format = useFormat();
  const remove = useWishRemoval();
  const { year, month: number } = yearAndMonth(month);
  const name = format.month(year, number);
  const isSettled = made.every(({ is_settled }) => is_settled);
  const isPartly = !isSettled && made.some(({ is_settled }) => is_settled);
  return (
    <section aria-label={name}>
      <Group gap="sm" mb="xs">
        <Title order={2}>{name}</Title>
        {isSettled ? (
          <Badge variant="default" tt="none" fw={500} radius="sm">
            {t('published')}
          </Badge>
        ) : (
          <Text c="dimmed">{t('count', { made: made.length, most: constants.wishesPerMonth })}</Text>
        )}
      </Group>
      {(isSettled || isPartly) && (
        <Text size="sm" c="dimmed" mb="xs" maw={640}>
          {t(isPartly ? 'partlyPublished' : 'publishedHelp')}
        </Text>
      )}
      <EntryList label={name}>
        {made.map((wish) => (
          <WishEntry key={wish.id} wish={wish} onDelete={remove} />
        ))}
      </EntryList>
    </section>
  );
}
