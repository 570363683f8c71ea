import { exports } from '@pamaina/contract';
import { Download } from 'lucide-react';
import { useDownload } from '../../../lib/http/use-action.ts';
import { CommandButton } from '../../../ui/command-button.tsx';

/** Downloads all data of the selected project as one file. */
export function ExportProjectButton({ label }: { label: string }) {
  const download = useDownload(exports.exportProject);
  return (
    <CommandButton
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={download.isBusy}
      act={() => download.run({})}
    >
      {label}
    </CommandButton>
  );
}
