import { unzip } from '../../apps/api/src/testing/fakes/unzip.ts';

type Cell = string | number;

/** The first sheet of an XLSX file as a spreadsheet program reads it: rows of texts and numbers by column letter. */
export function readSpreadsheet(file: Buffer): Map<string, Cell>[] {
  const parts = unzip(file);
  const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    textIn(item),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row\b[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells = new Map<string, Cell>();
    for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const column = /\br="([A-Z]+)\d+"/.exec(attributes)?.[1] ?? '';
      const type = /\bt="(\w+)"/.exec(attributes)?.[1];
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
      if (type === 's') cells.set(column, texts[Number(value)] ?? '');
      else if (type === 'inlineStr' || type === 'str') cells.set(column, textIn(content));
      else if (value !== undefined) cells.set(column, Number(value));
    }
    return cells;
  });
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const textIn = (xml: string) =>
  [...xml.matchAll(/<t\b[^>]*>(.*?)<\/t>/gs)]
    .map(([, text = '']) => text.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''))
    .join('');
