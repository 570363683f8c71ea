import { type imports, takingsImport } from '@pamaina/contract';
import { useTranslation } from 'react-i18next';
import type { Write } from '../../../lib/http/use-action.ts';
import { type SentFile, useFileImport } from '../../../lib/http/use-file-import.ts';

/** What is chosen beside the columns; null: nothing is, and the server guesses or asks. */
interface Choices {
  rowsAre: takingsImport.RowsAre | null;
  dates: imports.DateOrder | null;
  onOverlap: (typeof takingsImport.overlapChoices)[number] | null;
  skips: boolean;
}

const NOTHING: Choices = { rowsAre: null, dates: null, onOverlap: null, skips: false };

const send = ({ file, timeoutMs, choices, query }: SentFile<Choices>, write: Write) => {
  const { rowsAre, dates, onOverlap, skips } = choices;
  return write(takingsImport.importTakings, {
    file,
    timeoutMs,
    query: {
      ...query,
      ...(dates && { dates }),
      ...(rowsAre && { rows_are: rowsAre }),
      ...(onOverlap && { on_overlap: onOverlap }),
      skip_errors: skips ? 'true' : 'false',
    },
  });
};

/** The way of a file of takings: chosen, its columns, what it would store, stored. */
export function useImportTakings(onStored: () => void) {
  const { t } = useTranslation('takings-import');
  return useFileImport({
    kind: 'takings',
    nothing: NOTHING,
    send,
    // What is not stored changed since the trial: its errors or its overlap are shown.
    done: (reply) => (reply.stored ? t('stored', { count: reply.changed }) : null),
    onReply: (reply) => {
      if (reply.stored) onStored();
    },
  });
}

export type TakingsFile = ReturnType<typeof useImportTakings>;
