import { Button, FileButton, Group, Text, Textarea } from '@mantine/core';
import { imports } from '@pamaina/contract';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RosterWork } from './use-roster-grid.ts';

const ACCEPTED = `.csv,.txt,.tsv,.xlsx,text/csv,${imports.XLSX_TYPE}`;

/** The schedule: pasted from a spreadsheet, or a file. */
export function RosterInput({ work }: { work: RosterWork }) {
  const { t } = useTranslation('roster-grid');
  const [isMissing, setMissing] = useState(false);
  const { draft: text, write: setText, isReading, begin } = work;
  const read = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '') begin({ text });
  };
  return (
    <>
      <Textarea
        label={t('paste')}
        description={t('pasteHelp')}
        error={isMissing && t('pasteMissing')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        minRows={10}
        maxRows={20}
        autosize
        spellCheck={false}
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)', whiteSpace: 'pre', overflowX: 'auto' } }}
      />
      <Group gap="sm">
        <Button onClick={read} loading={isReading}>
          {t('read')}
        </Button>
        <FileButton accept={ACCEPTED} onChange={(file) => file && begin({ file })}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<FileUp size={16} aria-hidden />} disabled={isReading}>
              {t('file')}
            </Button>
          )}
        </FileButton>
        <Button variant="subtle" onClick={() => setText(sampleOf(t('sample.people').split(', ')))}>
          {t('sample.button')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t('limits')}
      </Text>
    </>
  );
}

/** Two weeks of a small café, to see what comes of it. */
function sampleOf(people: readonly string[]): string {
  const days = Array.from({ length: 14 }, (_, index) => String(index + 1));
  const weeks = [
    '7-15 7-15 7-15 off off 8-16 8-16',
    'off 15-22 15-22 15-22 15-22 15-22 off',
    '15-22 off off 7-15 7-15 off 15-22',
  ];
  const lines = people.map((name, index) => {
    const week = (weeks[index % weeks.length] ?? '').split(' ');
    return [name, ...week, ...week].join('\t');
  });
  return [['', ...days].join('\t'), ...lines].join('\n');
}
