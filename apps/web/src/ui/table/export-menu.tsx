import { Button, Menu } from '@mantine/core';
import { Download } from 'lucide-react';
import { useCommands } from '../../lib/commands.ts';

interface ExportMenuProps<Kind extends string> {
  label: string;
  kinds: readonly { kind: Kind; label: string; isEmpty?: boolean }[];
  onExport: (kind: Kind) => void;
}

/** One button for several file formats. */
export function ExportMenu<Kind extends string>({ label, kinds, onExport }: ExportMenuProps<Kind>) {
  useCommands(
    kinds.map(({ kind, label: name, isEmpty = false }) => ({
      label: `${label}: ${name}`,
      act: () => onExport(kind),
      isDisabled: isEmpty,
    })),
  );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<Download size={16} aria-hidden />}>
          {label}
        </Button>
      </Menu.Target>
      {/* A business can have many named exports. */}
      <Menu.Dropdown mah="70vh" style={{ overflowY: 'auto' }}>
        {kinds.map(({ kind, label: name, isEmpty = false }) => (
          <Menu.Item key={kind} disabled={isEmpty} onClick={() => onExport(kind)}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
