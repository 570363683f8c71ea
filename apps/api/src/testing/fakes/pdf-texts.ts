import { inflateSync } from 'node:zlib';

/** What can be read on each page of a PDF that pdfkit wrote: its texts in the order in which they were drawn. */
export function pdfTexts(file: Buffer): string[][] {
  const objects = objectsOf(file);
  const at = (reference: string | undefined) => objects.get(Number(reference)) ?? { head: '', stream: '' };
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values())
    for (const [, list = ''] of head.matchAll(/\/Font <<([^>]*)>>/g))
      for (const [, name = '', font] of list.matchAll(/\/(F\d+) (\d+) 0 R/g))
        fonts.set(name, lettersOf(at(/\/ToUnicode (\d+)/.exec(at(font).head)?.[1]).stream));
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => textsOf(at(/\/Contents (\d+)/.exec(head)?.[1]).stream, fonts));
}

function objectsOf(file: Buffer): Map<number, { head: string; stream: string }> {
  const text = file.toString('latin1');
  const objects = new Map<number, { head: string; stream: string }>();
  for (const { 1: number, index, 0: begin } of text.matchAll(/^(\d+) 0 obj\n/gm)) {
    const from = index + begin.length;
    const end = text.indexOf('endobj', from);
    const length = Number(/\/Length (\d+)/.exec(text.slice(from, end))?.[1] ?? 0);
    const streamAt = text.indexOf('stream\n', from);
    const hasStream = streamAt >= 0 && streamAt < end;
    const head = text.slice(from, hasStream ? streamAt : end);
    const bytes = hasStream ? file.subarray(streamAt + 7, streamAt + 7 + length) : Buffer.alloc(0);
    const isPacked = head.includes('FlateDecode') && !head.includes('FontFile');
    objects.set(Number(number), { head, stream: (isPacked ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

/** Of a font: glyph to letters, as its ToUnicode map lists them from 0 on. */
function lettersOf(map: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, code = ''], index) =>
      letters.set(
        parseInt(first, 16) + index,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    );
  return letters;
}

function textsOf(stream: string, fonts: ReadonlyMap<string, Map<number, string>>): string[] {
  const texts: string[] = [];
  let letters = new Map<number, string>();
  for (const [, font, run] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map<number, string>();
    const glyphs = [...(run ?? '').matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
    if (run !== undefined) texts.push(glyphs.map((glyph) => letters.get(parseInt(glyph, 16)) ?? '?').join(''));
  }
  return texts;
}
