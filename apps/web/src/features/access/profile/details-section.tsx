import { Button, Group, Paper, Select, SimpleGrid, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { profile, timeZones, type BodyInput } from '@pamaina/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.tsx';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useTypedText } from '../../../lib/use-typed-text.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useFormSubmit } from '../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';

/** Name and contact details. The fields that a manager edits are read-only. */
export function DetailsSection({ stored }: { stored: profile.Profile }) {
  const { t } = useTranslation('profile');
  const { project } = useSession();
  const { form, begun, onSubmit, isBusy, failure } = useDetailsForm(stored);
  const zones = useMemo(() => [...timeZones()], []);
  const isDirty = JSON.stringify(form.values) !== JSON.stringify(begun);
  useTypedText(isDirty);
  const inTeam = stored.fixed.length > 0;
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="details">
      <FormFrame
        onSubmit={onSubmit}
        failure={failure}
        head={
          <Title order={2} id="details">
            {t('details')}
          </Title>
        }
      >
        {inTeam && <KeptByManager stored={stored} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {!inTeam && (
            <>
              <TextInput label={t('firstName')} autoComplete="given-name" {...form.getInputProps('first_name')} />
              <TextInput label={t('lastName')} autoComplete="family-name" {...form.getInputProps('last_name')} />
            </>
          )}
          <TextInput label={t('email')} type="email" autoComplete="email" {...form.getInputProps('email')} />
          <TextInput label={t('phone')} type="tel" autoComplete="tel" {...form.getInputProps('phone')} />
          {!inTeam && <TextInput label={t('department')} {...form.getInputProps('department')} />}
          <TextInput
            label={t('jobPosition')}
            autoComplete="organization-title"
            {...form.getInputProps('job_position')}
          />
          <Select
            label={t('timezone')}
            description={t('timezoneHelp')}
            placeholder={t('timezoneOfBusiness', { zone: project?.time_zone ?? '' })}
            searchable
            clearable
            limit={50}
            clearButtonProps={{ 'aria-label': t('common:clear') }}
            data={zones}
            {...form.getInputProps('timezone')}
          />
        </SimpleGrid>
        <Group justify="flex-end">
          <Button type="submit" disabled={!isDirty} loading={isBusy}>
            {t('common:save')}
          </Button>
        </Group>
      </FormFrame>
    </Paper>
  );
}

function useDetailsForm(stored: profile.Profile) {
  const { t } = useTranslation('profile');
  const [begun, setBegun] = useState(() => toValues(stored));
  const schema = profile.updateProfile.body;
  const form = useForm<ProfileValues>({
    initialValues: begun,
    ...(schema && { validate: validateWith<ProfileValues>(schema, t, (now) => toBody(now, begun, stored.fixed)) }),
  });
  const submit = useFormSubmit(
    form,
    async (now, write) => {
      const saved = await write(profile.updateProfile, { body: toBody(now, begun, stored.fixed) });
      form.setValues(toValues(saved));
      setBegun(toValues(saved));
      toastSuccess(t('saved'));
    },
    { failed: t('common:error.settingsNotSaved') },
  );
  return { form, begun, ...submit };
}

function KeptByManager({ stored }: { stored: profile.Profile }) {
  const { t } = useTranslation('profile');
  const facts = [
    [t('name'), stored.name],
    [t('department'), stored.department ?? '–'],
    [t('username'), stored.username],
  ] as const;
  return (
    <div>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="xs" component="dl" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text size="sm" c="dimmed" component="dt">
              {label}
            </Text>
            <Text component="dd" m={0} fw={500}>
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        {t('kept')}
      </Text>
    </div>
  );
}

type Body = BodyInput<typeof profile.updateProfile>;

/** The form's fields: missing values are empty strings. */
interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  department: string;
  job_position: string;
  timezone: string | null;
}

export function toValues(stored: profile.Profile): ProfileValues {
  return {
    first_name: stored.first_name ?? '',
    last_name: stored.last_name ?? '',
    email: stored.email ?? '',
    phone: stored.phone ?? '',
    department: stored.department ?? '',
    job_position: stored.job_position ?? '',
    timezone: stored.timezone,
  };
}

/**
 * The request body: the fields that changed since the form was opened, without those that the manager edits. The rest
 * may have been corrected by the manager in the meantime.
 */
export function toBody(values: ProfileValues, begun: ProfileValues, fixed: profile.Profile['fixed']) {
  const kept: readonly string[] = fixed;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([field, value]) => !kept.includes(field) && value !== begun[field as keyof ProfileValues])
      .map(([field, value]: [string, string | null]) => [field, value?.trim() ?? null]),
  ) as NonNullable<Body>;
}
