import { constants, crc32, deflateRawSync } from 'node:zlib';

export interface WorkbookPart {
  name: string;
  content: string | Buffer;
  /** So often, without holding it: how bombs are made. */
  times?: number;
  /** What the directory says of its size, where that is a lie. */
  declared?: number;
}

/** A ZIP file, also one whose directory lies about sizes. */
export function packWorkbook(parts: readonly WorkbookPart[]): Buffer {
  const [files, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const { name, content, times = 1, declared } of parts) {
    const bytes = Buffer.from(content);
    const piece = deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
    const packed = Buffer.concat([...Array.from({ length: times }, () => piece), deflateRawSync(Buffer.alloc(0))]);
    let checksum = 0;
    for (let time = 0; time < times; time += 1) checksum = crc32(bytes, checksum);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(checksum, 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(declared ?? bytes.length * times, 18);
    head.writeUInt16LE(Buffer.byteLength(name), 22);
    const file = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), head, Buffer.from(name), packed]);
    const offset = Buffer.alloc(4);
    offset.writeUInt32LE(at);
    directory.push(
      Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), head, Buffer.alloc(10), offset, Buffer.from(name)]),
    );
    files.push(file);
    at += file.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32BE(0x504b0506, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, ...directory, end]);
}

interface Written {
  /** The rows of the sheet as XML. */
  sheet: string;
  strings?: string;
  styles?: string;
  is1904?: boolean;
  /** What follows the rows, such as merged cells. */
  after?: string;
  /** Its formulas are to be calculated when it is opened. */
  isToCalculate?: boolean;
  /** A hidden sheet before it, with one cell. */
  hidden?: string;
  /** A further part with so many megabytes of spaces, which the directory can declare as less. */
  bomb?: { name: string; megabytes: number; declared?: number };
}

/** A workbook of one visible sheet, written by hand: what libraries for writing don't write. */
export function workbookOf(written: Written): Buffer {
  const { sheet, strings = '', styles = '', is1904 = false, after = '', isToCalculate = false, hidden, bomb } = written;
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const parts: WorkbookPart[] = [
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${hidden === undefined ? '' : '<sheet name="Paslėptas" sheetId="2" state="veryHidden" r:id="rId2"/>'}<sheet name="Lapas" sheetId="1" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="${isToCalculate ? 1 : 0}"/></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="rId1" Type="http://x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="http://x/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
    },
    { name: 'xl/styles.xml', content: `<styleSheet xmlns="${main}">${styles}</styleSheet>` },
    { name: 'xl/sharedStrings.xml', content: `<sst xmlns="${main}">${strings}</sst>` },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData>${after}</worksheet>`,
    },
    ...(hidden === undefined
      ? []
      : [
          {
            name: 'xl/worksheets/sheet2.xml',
            content: `<worksheet xmlns="${main}"><sheetData><row><c t="inlineStr"><is><t>${hidden}</t></is></c></row></sheetData></worksheet>`,
          },
        ]),
  ];
  if (!bomb) return packWorkbook(parts);
  const { name, megabytes, declared } = bomb;
  const spaces = { name, content: Buffer.alloc(1024 * 1024, 32), times: megabytes };
  return packWorkbook([
    ...parts.filter((part) => part.name !== name),
    { ...spaces, ...(declared !== undefined && { declared }) },
  ]);
}
