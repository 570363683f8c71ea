const STYLE = `
  svg { --paper: #ffffff; --ink: #1f2933; --soft: #6b7785; --line: #d6dbe1; --a: #0b6bcb; --b: #16794c; --c: #b45309; --d: #8b3fb0; --e: #8a94a0;
    background: var(--paper); font-family: system-ui, sans-serif; }
  @media (prefers-color-scheme: dark) { svg { --paper: #14181d; --ink: #e6eaee; --soft: #9aa5b1; --line: #39424d; --a: #6cb2f7; --b: #5ec594; --c: #f0a860; --d: #cf9bea; --e: #75808c; } }
  text { fill: var(--ink); font-size: 12px; } .title { font-size: 14px; font-weight: 600; } .soft { fill: var(--soft); }
  .end { text-anchor: end; } .middle { text-anchor: middle; } .axis { stroke: var(--line); fill: none; } .curve { fill: none; stroke-width: 2; }
  .a { fill: var(--a); } .b { fill: var(--b); } .c { fill: var(--c); } .d { fill: var(--d); } .e { fill: var(--e); } .none { fill: var(--line); opacity: 0.45; }
  path.a { stroke: var(--a); fill: none; } path.b { stroke: var(--b); fill: none; } .between { fill: var(--line); opacity: 0.5; stroke: none; }`;

/** The colours of a picture, readable on light and dark backgrounds. */
export type Colour = 'a' | 'b' | 'c' | 'd' | 'e' | 'none';

/** A whole picture from its parts, with a title that is also read aloud. */
export function pictureFrame(title: string, size: { width: number; height: number }, parts: readonly string[]): string {
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<text class="title" x="16" y="24">${title}</text>`,
    ...parts,
    '</svg>\n',
  ].join('\n');
}

/** The approximate width of a letter of a key. */
const LETTER = 6.6;

/** The key of a picture: a square of each colour and what it means, in one line. */
export function keyOf(entries: readonly (readonly [Colour, string])[], y: number): string[] {
  let x = 16;
  return entries.map(([colour, words]) => {
    const entry = `<rect class="${colour}" x="${Math.round(x)}" y="${y - 10}" width="12" height="12" rx="2"/><text x="${Math.round(x) + 18}" y="${y}">${words}</text>`;
    x += 38 + words.length * LETTER;
    return entry;
  });
}
