import { ActionIcon, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { templates } from '@pamaina/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddRow } from './add-row.tsx';
import type { RequirementRow } from './requirement-rows.ts';

type RowName = Pick<RequirementRow, 'template' | 'role'>;

interface CopyRowProps {
  row: RowName;
  templateList: readonly templates.Template[];
  onCopy: (to: RowName) => void;
}

/** Copies the numbers of a row to another template or role. */
export function CopyRow({ row, templateList, onCopy }: CopyRowProps) {
  const { t } = useTranslation('requirements');
  const [isOpen, { toggle, close }] = useDisclosure();
  const label = t('copyRow', { template: row.template, role: row.role });
  return (
    <Popover opened={isOpen} onChange={toggle} position="bottom-end" trapFocus>
      <Popover.Target>
        <ActionIcon size={32} aria-label={label} onClick={toggle}>
          <Copy size={15} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} maw={260}>
        <AddRow
          templateList={templateList}
          template={row.template}
          label={t('copyHere')}
          onAdd={(to) => {
            close();
            onCopy(to);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
