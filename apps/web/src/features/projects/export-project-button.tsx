import { Button } from '@mantine/core';
import { exports } from '@pamaina/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { callFile } from '../../lib/api-client.ts';
import { errorText } from '../../lib/error-text.ts';
import { saveFile } from '../../lib/save-file.ts';
import { toastError } from '../../lib/toasts.ts';

/** Downloads all data of the selected project as one file. */
export function ExportProjectButton({ label }: { label: string }) {
  const download = useMutation({
    mutationFn: () => callFile(exports.exportProject, {}),
    onSuccess: saveFile,
    onError: (error) => toastError(errorText(error)),
  });
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
