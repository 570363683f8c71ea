import { expect, test } from 'vitest';
import { decodeCsv, parseCsv } from './read-csv.ts';

const cellsOf = (text: string) => parseCsv(text).map(({ line, cells }) => [line, ...cells]);

test.each([
  [
    'a;b\n1;2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a,b\r\n1,"x, y"\r\n',
    [
      [1, 'a', 'b'],
      [2, '1', 'x, y'],
    ],
  ],
  [
    'a\tb\n1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'a;b\n\n;\n"say ""x""";"two\nlines"\n3;4',
    [
      [1, 'a', 'b'],
      [4, 'say "x"', 'two\nlines'],
      [6, '3', '4'],
    ],
  ],
  [
    'a;b\n"never closed;2',
    [
      [1, 'a', 'b'],
      [2, 'never closed;2'],
    ],
  ],
  // As saved by Excel for Mac ("CSV (Macintosh)").
  [
    'a;b\r1;2\r',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  // Excel's own first line, which names the separator.
  [
    'sep=,\r\na;a,b\r\n1,2',
    [
      [2, 'a;a', 'b'],
      [3, '1', '2'],
    ],
  ],
  // A title with another sign than the rows below it.
  [
    'Rytas, UAB\na;b\n1,5;2,5',
    [
      [1, 'Rytas, UAB'],
      [2, 'a', 'b'],
      [3, '1,5', '2,5'],
    ],
  ],
  ['', []],
])('%j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test.each([
  ['UTF-8', Buffer.from('Žydrūnas')],
  ['UTF-8 with its mark', Buffer.from('\uFEFFŽydrūnas')],
  ['Windows-1257', Buffer.from([0xde, 0x79, 0x64, 0x72, 0xfb, 0x6e, 0x61, 0x73])],
  ['UTF-16', Buffer.from('\uFEFFŽydrūnas', 'utf16le')],
  ['UTF-16, the high byte first', Buffer.from('\uFEFFŽydrūnas', 'utf16le').swap16()],
  ['UTF-16 without its mark', Buffer.from('Žydrūnas', 'utf16le')],
  ['UTF-16 without its mark, the high byte first', Buffer.from('Žydrūnas', 'utf16le').swap16()],
])('a text in %s', (_, bytes) => {
  expect(decodeCsv(bytes).text).toBe('Žydrūnas');
});
