import { Checkbox, MultiSelect, SegmentedControl, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { announcements } from '@pamaina/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRoleNames } from '../../../lib/format/use-names.ts';
import { call } from '../../../lib/http/api-client.ts';
import { queries } from '../../../lib/http/queries.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ResourceDrawer } from '../../../ui/form/resource-drawer.tsx';
import { useFirstMark } from '../../../ui/form/use-first-mark.ts';
import { StaleNotice } from '../../../ui/form/stale-notice.tsx';
import { useEditSubmit } from '../../../ui/form/use-edit-submit.ts';
import { validateWith } from '../../../ui/form/validate-with.ts';
import { AttachmentField } from './attachment-field.tsx';

type Announcement = announcements.Announcement;

interface Values {
  title: string;
  text: string;
  audience: 'all' | 'some';
  roles: string[];
  employee_ids: string[];
  until: string | null;
  attachment_id: announcements.Attachment | null;
  ask_again: boolean;
}

const NEW: Values = {
  title: '',
  text: '',
  audience: 'all',
  roles: [],
  employee_ids: [],
  until: null,
  attachment_id: null,
  ask_again: false,
};

const newTo = (id: string | null): Values => (id === null ? NEW : { ...NEW, audience: 'some', employee_ids: [id] });

const labels: Record<keyof Values, string> = {
  title: 'subject',
  text: 'text',
  audience: 'audience',
  roles: 'roles',
  employee_ids: 'people',
  until: 'until',
  attachment_id: 'attachment',
  ask_again: 'askAgain',
};

interface AnnouncementDrawerProps {
  /** Null: a new one. */
  announcement: Announcement | null;
  /** The employee to whom a new one goes; null: everybody, until something else is chosen. */
  to: string | null;
  /** A new one begins with an example, to be changed before it is sent. */
  isExample?: boolean;
  onClose: () => void;
}

/** Writes an announcement, or changes an open one. */
export function AnnouncementDrawer({ announcement, to, isExample = false, onClose }: AnnouncementDrawerProps) {
  const { t } = useTranslation('announcements');
  const form = useAnnouncementForm({ announcement, to, isExample });
  const submit = useAnnouncementSubmit(form, announcement, onClose);
  return (
    <ResourceDrawer
      title={t(announcement === null ? 'add' : 'edit')}
      isDirty={form.isDirty()}
      submit={submit}
      submitLabel={t(announcement === null ? 'publish' : 'common:save')}
      notice={
        <StaleNotice
          merge={submit.merge}
          labelOf={(field) => t(labels[field])}
          textOf={(field, value) =>
            field === 'audience' ? t(`audiences.${value === 'all' ? 'all' : 'some'}`) : undefined
          }
        />
      }
      onClose={onClose}
    >
      <TextInput label={t('subject')} required data-autofocus autoComplete="off" {...form.getInputProps('title')} />
      <Textarea label={t('text')} required autosize minRows={4} maxRows={16} {...form.getInputProps('text')} />
      <SegmentedControl
        fullWidth
        aria-label={t('audience')}
        data={(['all', 'some'] as const).map((value) => ({ value, label: t(`audiences.${value}`) }))}
        {...form.getInputProps('audience')}
      />
      {form.values.audience === 'some' && <Receivers form={form} />}
      <DateField label={t('until')} description={t('untilHelp')} {...form.getInputProps('until')} />
      <AttachmentField {...form.getInputProps('attachment_id')} />
      {announcement !== null && (
        <Checkbox
          label={t('askAgain')}
          description={t('askAgainHelp')}
          {...form.getInputProps('ask_again', { type: 'checkbox' })}
        />
      )}
    </ResourceDrawer>
  );
}

type AnnouncementForm = UseFormReturnType<Values>;

/** An open one as it is, or a new one: empty, to one employee, or an example. */
function useAnnouncementForm({ announcement, to, isExample }: Omit<AnnouncementDrawerProps, 'onClose'>) {
  const { t } = useTranslation('announcements');
  const valid = validateWith<Values>(announcements.newAnnouncement, t, bodyOf);
  return useForm<Values>({
    initialValues: announcement
      ? toValues(announcement)
      : { ...newTo(to), ...(isExample && { title: t('example.title'), text: t('example.text') }) },
    validate: (values) => ({
      ...valid(values),
      ...(values.audience === 'some' &&
        values.roles.length + values.employee_ids.length === 0 && { roles: t('audienceMissing') }),
    }),
  });
}

function useAnnouncementSubmit(form: AnnouncementForm, stored: Announcement | null, onDone: () => void) {
  return useEditSubmit(form, {
    stored,
    toValues,
    readAgain: async ({ id }) => (await call(announcements.listAnnouncements, {})).find((one) => one.id === id),
    send: async (values, base, write) => {
      const body = bodyOf(values);
      const { ask_again } = values;
      if (base === null) await write(announcements.createAnnouncement, { body });
      else
        await write(announcements.updateAnnouncement, {
          params: { id: base.id },
          body: { ...body, ask_again },
          ifMatch: base.version,
        });
      onDone();
    },
  });
}

/** The roles and the employees to whom it goes. */
function Receivers({ form }: { form: AnnouncementForm }) {
  const { t } = useTranslation('announcements');
  const { inUse } = useRoleNames();
  const { data: people = [] } = useQuery(queries.employees());
  const [search, setSearch] = useState('');
  const isMarked = useFirstMark(search);
  return (
    <>
      <TagsInput
        label={t('roles')}
        data={inUse}
        splitChars={[',', ';']}
        acceptValueOnBlur
        {...form.getInputProps('roles')}
      />
      <MultiSelect
        label={t('people')}
        searchable
        selectFirstOptionOnChange={isMarked}
        searchValue={search}
        onSearchChange={setSearch}
        openOnFocus={false}
        withScrollArea={false}
        data={people.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('employee_ids')}
      />
    </>
  );
}

function bodyOf({ title, text, audience, roles, employee_ids, until, attachment_id }: Values) {
  const to = audience === 'all' ? { roles: [], employee_ids: [] } : { roles, employee_ids };
  return { title, text, ...to, until, attachment_id: attachment_id?.id ?? null };
}

function toValues({ title, text, is_for_all, roles, employee_ids, until, attachment }: Announcement): Values {
  const audience = is_for_all ? 'all' : 'some';
  return { title, text, audience, roles, employee_ids, until, attachment_id: attachment, ask_again: false };
}
