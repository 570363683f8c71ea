import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { announcements, constants } from '@pamaina/contract';
import { Paperclip, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { useWrite } from '../../../lib/http/use-action.ts';

interface AttachmentFieldProps {
  value?: announcements.Attachment | null;
  error?: ReactNode;
  onChange?: (value: announcements.Attachment | null) => void;
}

/** One file, sent as soon as it is chosen: what the server refuses is said here, and the form keeps its input. */
export function AttachmentField({ value = null, error, onChange }: AttachmentFieldProps) {
  const { t } = useTranslation('announcements');
  const { send, isBusy, failure } = useUpload(onChange);
  return (
    <Input.Wrapper label={t('attachment')} description={t('attachmentHelp')} error={failure ?? error}>
      <Group gap="xs" mt={6}>
        {value !== null && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {value.name}
          </Text>
        )}
        <FileButton
          accept={announcements.attachmentTypes.join(',')}
          onChange={(file) => {
            if (file !== null) void send(file);
          }}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="compact-md"
              loading={isBusy}
              leftSection={<Paperclip size={16} aria-hidden />}
            >
              {t(value === null ? 'attach' : 'attachOther')}
            </Button>
          )}
        </FileButton>
        {value !== null && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<X size={16} aria-hidden />}
            onClick={() => onChange?.(null)}
          >
            {t('detach')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}

/** Sends a file, and says what is wrong with it. */
function useUpload(onDone: AttachmentFieldProps['onChange']) {
  const { t } = useTranslation('announcements');
  const write = useWrite();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (file: File) => {
    setFailure(null);
    if (file.size > constants.attachmentBytesMax) {
      setFailure(t('attachmentLarge'));
      return;
    }
    setBusy(true);
    try {
      onDone?.(await write(announcements.uploadAttachment, { query: { name: nameOf(file) }, file }));
    } catch (refused) {
      const own = refused instanceof ApiError ? refused.errors['attachment']?.join(' ') : undefined;
      setFailure(own ?? errorText(refused, t('attachmentFailed')));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure };
}

/** The server takes 200 signs without line breaks. */
const nameOf = ({ name }: File): string => name.replaceAll(/\s+/g, ' ').trim().slice(-200) || 'file';
