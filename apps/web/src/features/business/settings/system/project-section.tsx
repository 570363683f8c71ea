import { Checkbox, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { constants, currencies, settings, timeZones } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { useCan } from '../../../../lib/session/use-can.ts';
import { toastSuccess } from '../../../../lib/toasts.ts';
import { useFormSubmit } from '../../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../../ui/form/validate-with.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { settingsQueries } from '../../../../lib/http/settings-queries.ts';
import { CountryLaw } from './country-law.tsx';
import { SettingsSection } from './settings-section.tsx';

interface ProjectValues {
  name: string;
  description: string;
  time_zone: string;
  country: string;
  region: string | null;
  currency: string;
  company_code: string;
  managers_need_second_factor: boolean;
  api_token_days: number | null;
}

const zones = [...timeZones()];

const toValues = (stored: settings.ProjectSettings): ProjectValues => ({
  name: stored.name,
  description: stored.description ?? '',
  time_zone: stored.time_zone,
  country: stored.country,
  region: stored.region,
  currency: stored.currency,
  company_code: stored.company_code ?? '',
  managers_need_second_factor: stored.managers_need_second_factor,
  api_token_days: stored.api_token_days,
});

const toBody = ({ country, region, api_token_days, ...values }: ProjectValues) => ({
  ...values,
  api_token_days: settings.tokenLives.find((days) => days === api_token_days) ?? null,
  country: constants.countries.find((one) => one === country),
  region: regionsOf(country).find((one) => one === region) ?? null,
});

const regionsOf = (country: string) => constants.regions.filter((one) => one.startsWith(`${country}-`));

function useProjectForm(stored: settings.ProjectSettings) {
  const { t } = useTranslation('system-settings');
  const client = useQueryClient();
  const [isOvertaken, setOvertaken] = useState(false);
  const schema = settings.updateProjectSettings.body;
  const form = useForm<ProjectValues>({
    initialValues: toValues(stored),
    ...(schema && { validate: validateWith<ProjectValues>(schema, t) }),
  });
  const [base, setBase] = useState(stored);
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (values, write) => {
      const version = await versionFor(base);
      const saved = await write(settings.updateProjectSettings, {
        body: toBody(values),
        ifMatch: version,
        onReply: (reply) => client.setQueryData(settingsQueries.project().queryKey, reply),
      });
      setBase(saved);
      setOvertaken(false);
      form.setValues(toValues(saved));
      toastSuccess(t('saved'));
    },
    {
      onRefused: (error) => {
        const isStale = error instanceof ApiError && error.code === 'stale';
        setOvertaken(isStale);
        return isStale;
      },
      failed: t('common:error.settingsNotSaved'),
    },
  );

  /** The planner's settings share the project's version: only another name or description is somebody else's change. */
  const versionFor = async (known: settings.ProjectSettings) => {
    const fresh = await client.fetchQuery({ ...settingsQueries.project(), staleTime: 0 });
    if (JSON.stringify(toValues(fresh)) === JSON.stringify(toValues(known))) return fresh.version;
    setBase(fresh);
    return known.version;
  };
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(toValues(base));
  const discard = () => {
    form.setValues(toValues(base));
    form.clearErrors();
    setOvertaken(false);
  };
  return { form, base, section: { onSubmit, isBusy, failure, isDirty, isOvertaken, discard } };
}

/** What the project is called, by which clock it goes, and whose public holidays it has. */
export function ProjectSection({ stored }: { stored: settings.ProjectSettings }) {
  const { t } = useTranslation('system-settings');
  const can = useCan();
  const { form, base, section } = useProjectForm(stored);
  return (
    <SettingsSection title={t('project.title')} text={t('project.text')} section={section}>
      <TextInput label={t('project.name')} required autoComplete="off" {...form.getInputProps('name')} />
      <Textarea label={t('project.description')} autosize minRows={2} {...form.getInputProps('description')} />
      <TextInput
        label={t('project.companyCode')}
        description={t('project.companyCodeHelp')}
        autoComplete="off"
        {...form.getInputProps('company_code')}
      />
      <Select
        label={t('project.zone')}
        description={t('project.zoneHelp')}
        data={zones}
        searchable
        {...form.getInputProps('time_zone')}
      />
      <CountryField field={form.getInputProps('country')} />
      <CountryLaw country={base.country} />
      <RegionField country={form.values.country} field={form.getInputProps('region')} />
      <CurrencyField field={form.getInputProps('currency')} />
      {can('members.write') && (
        <>
          <Checkbox
            label={t('project.secondFactor')}
            description={t('project.secondFactorHelp')}
            {...form.getInputProps('managers_need_second_factor', { type: 'checkbox' })}
          />
          <TokenLifeField {...form.getInputProps('api_token_days')} />
        </>
      )}
    </SettingsSection>
  );
}

interface TokenLifeFieldProps {
  /** In days; null: not limited. */
  value?: number | null;
  onChange?: (days: number | null) => void;
}

/** How long API tokens may work at the most. */
function TokenLifeField({ value = null, onChange, ...field }: TokenLifeFieldProps) {
  const { t } = useTranslation('system-settings');
  return (
    <Select
      label={t('project.tokenLife')}
      description={t('project.tokenLifeHelp')}
      data={[
        { value: '', label: t('project.tokenLifeNone') },
        ...settings.tokenLives.map((count) => ({ value: String(count), label: t('project.tokenLifeDays', { count }) })),
      ]}
      allowDeselect={false}
      value={String(value ?? '')}
      onChange={(days) => onChange?.(days ? Number(days) : null)}
      {...field}
    />
  );
}

/** Whose public holidays the project has; `field` is the form's. */
function CountryField({ field }: { field: object }) {
  const { t } = useTranslation('system-settings');
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <Select
      label={t('project.country')}
      description={t('project.countryHelp')}
      data={constants.countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      allowDeselect={false}
      {...field}
    />
  );
}

/** In which money amounts are meant. */
function CurrencyField({ field }: { field: object }) {
  const { t } = useTranslation('system-settings');
  const { locale } = useFormat();
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  return (
    <Select
      label={t('project.currency')}
      description={t('project.currencyHelp')}
      data={currencies.map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
      allowDeselect={false}
      {...field}
    />
  );
}

/** Asked where the public holidays of a country differ by its parts. */
function RegionField({ country, field }: { country: string; field: object }) {
  const { t } = useTranslation('system-settings');
  const regions = regionsOf(country);
  if (regions.length === 0) return null;
  return (
    <Select
      label={t('project.region')}
      description={t([`project.regionHelpOf.${country}`, 'project.regionHelp'])}
      placeholder={t('project.regionNone')}
      data={regions.map((code) => ({ value: code, label: t(`regions.${code}`) }))}
      clearable
      {...field}
    />
  );
}
