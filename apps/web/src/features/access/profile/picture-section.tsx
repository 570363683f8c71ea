import { Button, FileButton, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { profile } from '@pamaina/contract';
import { ImageUp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../lib/http/api-error.ts';
import { errorText } from '../../../lib/http/error-text.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { useWrite } from '../../../lib/http/use-action.ts';

/** The user's picture: chosen, scaled down here and again on the server, or removed. */
export function PictureSection({ stored }: { stored: profile.Profile }) {
  const { t } = useTranslation('profile');
  const { send, remove, isBusy, failure } = usePicture();
  return (
    <Paper withBorder p={{ base: 'md', sm: 'lg' }} component="section" aria-labelledby="picture">
      <Stack gap="md">
        <Title order={2} id="picture">
          {t('picture.title')}
        </Title>
        <FormFailure text={failure} />
        <Group gap="md" wrap="nowrap">
          <Avatar name={stored.name} picture={stored.picture} size={88} />
          <Stack gap="xs" align="flex-start">
            <Group gap="xs">
              <FileButton
                accept={profile.pictureTypes.join(',')}
                onChange={(file) => {
                  if (file !== null) void send(file);
                }}
              >
                {(props) => (
                  <Button {...props} variant="default" loading={isBusy} leftSection={<ImageUp size={16} aria-hidden />}>
                    {t('picture.choose')}
                  </Button>
                )}
              </FileButton>
              {stored.picture !== null && (
                <Button
                  variant="subtle"
                  color="gray"
                  disabled={isBusy}
                  leftSection={<Trash2 size={16} aria-hidden />}
                  onClick={() => void remove()}
                >
                  {t('picture.remove')}
                </Button>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {t('picture.help')}
            </Text>
          </Stack>
        </Group>
      </Stack>
    </Paper>
  );
}

/** Sends a picture or removes it, and says why it could not. */
function usePicture() {
  const { t } = useTranslation('profile');
  const write = useWrite();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const work = async (change: () => Promise<unknown>, done: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      toastSuccess(done);
    } catch (error) {
      setFailure(pictureProblem(error) ?? errorText(error, t('common:error.settingsNotSaved')));
    } finally {
      setBusy(false);
    }
  };
  const send = async (file: File) => {
    const small = await shrinkPicture(file).catch(() => null);
    if (small === null) setFailure(t('picture.unreadable'));
    else await work(() => write(profile.updatePicture, { file: small }), t('picture.saved'));
  };
  const remove = () => work(() => write(profile.deletePicture, {}), t('picture.removed'));
  return { send, remove, isBusy, failure };
}

function pictureProblem(error: unknown): string | undefined {
  return error instanceof ApiError ? error.errors['picture']?.join(' ') : undefined;
}

/** The server scales it to 256 pixels; twice that leaves it some room. */
const SIDE = 512;

/**
 * The centre square of a photo, small enough for a slow connection: a phone's own files are larger than the server
 * accepts.
 * @throws when the browser can't read the file as a picture
 */
async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw');
  // Transparent areas would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, SIDE, SIDE);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser cannot write JPEG')) : resolve(blob)),
      'image/jpeg',
      0.85,
    );
  });
}
