import { useForm } from '@mantine/form';
import { settings } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { validateWith } from '../../../ui/validate-with.ts';
import { settingsQueries } from '../settings-queries.ts';

type Body = z.input<NonNullable<typeof settings.updateSystemSettings.body>>;

interface SectionOptions<Values> {
  stored: settings.SystemSettings;
  /** What the section shows of the settings. */
  toValues: (stored: settings.SystemSettings) => Values;
  /** What it sends; all that others hold is left out. */
  toBody: (values: Values) => Body;
}

/**
 * A part of the settings that is saved by itself. Somebody else's change of other parts does not matter; one of the same part is
 * told, while what is typed here stays.
 */
export function useSection<Values extends object>({ stored, toValues, toBody }: SectionOptions<Values>) {
  const { t } = useTranslation('system-settings');
  const client = useQueryClient();
  const [isOvertaken, setOvertaken] = useState(false);
  const values = toValues(stored);
  const key = JSON.stringify(values);
  const base = useRef(key);
  const schema = settings.updateSystemSettings.body;
  const form = useForm<Values>({
    initialValues: values,
    ...(schema && { validate: validateWith<Values>(schema, t, toBody) }),
  });
  const isDirty = JSON.stringify(form.values) !== key;

  useEffect(() => {
    if (base.current === key) return;
    if (JSON.stringify(form.getValues()) === base.current) form.setValues(values);
    else setOvertaken(true);
    base.current = key;
  }, [form, key, values]);

  const send = (now: Values, version: number) =>
    call(settings.updateSystemSettings, { body: toBody(now), ifMatch: version });

  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (now) => {
      const saved = await send(now, stored.version).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'stale')) throw error;
        const fresh = await client.fetchQuery({ ...settingsQueries.system(), staleTime: 0 });
        // Another part was saved meanwhile: this one is as it was.
        if (JSON.stringify(toValues(fresh)) === base.current) return send(now, fresh.version);
        throw error;
      });
      const next = toValues(saved);
      base.current = JSON.stringify(next);
      form.setValues(next);
      setOvertaken(false);
      client.setQueryData(settingsQueries.system().queryKey, saved);
      await client.invalidateQueries({ queryKey: ['schedule'] });
      toastSuccess(t('saved'));
    },
    {
      onRefused: (error) => {
        const isStale = error instanceof ApiError && error.code === 'stale';
        if (isStale) setOvertaken(true);
        return isStale;
      },
      failed: t('saveFailed'),
    },
  );
  const discard = () => {
    form.setValues(values);
    form.clearErrors();
    setOvertaken(false);
  };
  return { form, onSubmit, isBusy, failure, isDirty, isOvertaken, discard };
}

export type Section = Omit<ReturnType<typeof useSection>, 'form'>;
