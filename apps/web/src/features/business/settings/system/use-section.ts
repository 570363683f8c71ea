import { useForm, type UseFormReturnType } from '@mantine/form';
import { settings } from '@pamaina/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ApiError } from '../../../../lib/http/api-error.ts';
import { toastSuccess } from '../../../../lib/toasts.ts';
import { useFormSubmit } from '../../../../ui/form/use-form-submit.ts';
import { validateWith } from '../../../../ui/form/validate-with.ts';
import { settingsQueries } from '../../../../lib/http/settings-queries.ts';

type Body = z.input<NonNullable<typeof settings.updateSystemSettings.body>>;

/** A part of the settings: the values it shows, and the changes it sends; the settings of other parts are omitted. */
export interface Part<Values> {
  toValues: (stored: settings.SystemSettings) => Values;
  toBody: (values: Values) => Body;
}

/** What the fields of a part need from the form of their page. */
export type PartForm<Values> = Pick<
  UseFormReturnType<Values>,
  'values' | 'errors' | 'getInputProps' | 'insertListItem' | 'removeListItem'
>;

/** Two parts that one page shows and saves together. */
export function joinParts<One extends object, Other extends object>(
  one: Part<One>,
  other: Part<Other>,
): Part<One & Other> {
  return {
    toValues: (stored) => ({ ...one.toValues(stored), ...other.toValues(stored) }),
    toBody: (values) => ({ ...one.toBody(values), ...other.toBody(values) }),
  };
}

interface SectionOptions<Values> extends Part<Values> {
  stored: settings.SystemSettings;
}

/**
 * A page of the settings that is saved separately. Another user's change to other parts does not matter; a change to
 * the same part is reported, and the typed values stay.
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

  const take = (saved: settings.SystemSettings) => {
    const next = toValues(saved);
    base.current = JSON.stringify(next);
    form.setValues(next);
    setOvertaken(false);
    client.setQueryData(settingsQueries.system().queryKey, saved);
  };
  const { onSubmit, isBusy, failure } = useFormSubmit(
    form,
    async (now, write) => {
      const send = (version: number) =>
        write(settings.updateSystemSettings, { body: toBody(now), ifMatch: version, onReply: take });
      await send(stored.version).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'stale')) throw error;
        const fresh = await client.fetchQuery({ ...settingsQueries.system(), staleTime: 0 });
        // Another part was saved in the meantime: this one is unchanged.
        if (JSON.stringify(toValues(fresh)) === base.current) return send(fresh.version);
        throw error;
      });
      toastSuccess(t('saved'));
    },
    {
      onRefused: (error) => {
        const isStale = error instanceof ApiError && error.code === 'stale';
        if (isStale) setOvertaken(true);
        return isStale;
      },
      failed: t('common:error.settingsNotSaved'),
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
