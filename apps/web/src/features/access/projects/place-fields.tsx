import { Select, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { laws } from '@pamaina/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { call } from '../../../lib/http/api-client.ts';
import { QueryView } from '../../../ui/feedback/query-view.tsx';
import { RowsSkeleton } from '../../../ui/feedback/skeletons.tsx';
import type { ProjectValues } from './project-form.ts';

const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: ({ signal }) => call(laws.listCountries, { signal }),
  staleTime: Infinity,
});

interface PlaceFieldsProps {
  form: UseFormReturnType<ProjectValues>;
}

/** In which country a new project is, what follows from it, and the law, which can be another one. */
export function PlaceFields({ form }: PlaceFieldsProps) {
  const query = useQuery(countriesQuery);
  const begin = useEffectEvent((countries: readonly laws.Country[]) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const likely = countries.find(({ time_zone }) => time_zone === zone) ?? countries[0];
    if (likely && form.values.country === null) form.setValues({ country: likely.country, law_pack: likely.law_pack });
  });
  const countries = query.data?.countries;
  useEffect(() => {
    if (countries) begin(countries);
  }, [countries]);
  return (
    <QueryView what="settings" query={query} skeleton={<RowsSkeleton rows={2} height={64} />}>
      {(data) => <Fields form={form} {...data} />}
    </QueryView>
  );
}

interface Choices {
  countries: readonly laws.Country[];
  laws: readonly { id: string; name: string; about: string }[];
}

function Fields({ form, countries, laws: packs }: PlaceFieldsProps & Choices) {
  const { t } = useTranslation('place');
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const nameOf = (code: string) => names.of(code) ?? code;
  const there = countries.find(({ country }) => country === form.values.country);
  const about = packs.find(({ id }) => id === form.values.law_pack)?.about ?? t('noLawHelp');
  const choose = (code: string | null) => {
    const chosen = countries.find(({ country }) => country === code);
    if (chosen) form.setValues({ country: chosen.country, law_pack: chosen.law_pack });
  };
  return (
    <>
      <Select
        {...form.getInputProps('country')}
        label={t('country')}
        description={there && t('begins', { zone: there.time_zone, currency: there.currency })}
        data={countries.map(({ country }) => ({ value: country, label: nameOf(country) }))}
        allowDeselect={false}
        onChange={choose}
      />
      {there && !there.is_own && (
        <Text size="sm">
          {t(there.law_pack === laws.NO_LAW ? 'covered.none' : 'covered.other', { country: nameOf(there.country) })}
        </Text>
      )}
      <Select
        {...form.getInputProps('law_pack')}
        label={t('law')}
        description={about}
        data={[...packs.map(({ id, name }) => ({ value: id, label: name })), { value: laws.NO_LAW, label: t('noLaw') }]}
        allowDeselect={false}
      />
    </>
  );
}
