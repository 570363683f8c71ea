import { storeysOf, type Arrow } from './arrows.ts';

const BOX = { width: 148, height: 56, gap: { x: 12, y: 14 } };
const LEFT = 84;
const INK = '#343a40';
const COLOURS = ['#e7f5ff', '#e6fcf5', '#fff9db', '#fff4e6', '#fff0f6', '#f3f0ff', '#f1f3f5', '#ebfbee'];

/**
 * The areas as a staircase: each on its step and in its column, so that an arrow goes down in the column of who imports
 * and left to what is imported, past no other box. Steps of one storey share a colour.
 */
export function pictureOf(areas: Readonly<Record<string, readonly string[]>>, arrows: readonly Arrow[]): string {
  const names = Object.keys(areas);
  const storeys = storeysOf(names, arrows);
  // Areas of one storey are neighbours, also where the order names another between them.
  const steps = names.toSorted((a, b) => (storeys.get(a) ?? 0) - (storeys.get(b) ?? 0));
  const width = LEFT + steps.length * (BOX.width + BOX.gap.x);
  const height = steps.length * (BOX.height + BOX.gap.y) + BOX.gap.y;
  const place = (area: string) => {
    const step = steps.indexOf(area);
    const y = height - (step + 1) * (BOX.height + BOX.gap.y);
    return { x: LEFT + step * (BOX.width + BOX.gap.x), y, step };
  };
  const lines = arrows.map((arrow) => {
    const [from, to] = [place(arrow.from), place(arrow.to)];
    // Out of a box the nearest step first; into a box the nearest column at the top.
    const out = arrows
      .filter((other) => other.from === arrow.from)
      .toSorted((a, b) => place(b.to).step - place(a.to).step);
    const into = arrows
      .filter((other) => other.to === arrow.to)
      .toSorted((a, b) => place(a.from).step - place(b.from).step);
    const x = from.x + slot(out.indexOf(arrow), out.length, BOX.width);
    const y = to.y + slot(into.indexOf(arrow), into.length, BOX.height);
    return [
      `<path d="M${x} ${from.y + BOX.height} V${y} H${to.x + BOX.width + 2}" marker-end="url(#head)"/>`,
      `<text class="count" x="${x + 3}" y="${y + 3}">${arrow.pairs}</text>`,
    ].join('');
  });
  const boxes = steps.flatMap((area) => {
    const [{ x, y }, storey] = [place(area), storeys.get(area) ?? 0];
    const isFirst = steps.find((other) => storeys.get(other) === storey) === area;
    const count = areas[area]?.length ?? 0;
    return [
      `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="${COLOURS[storey] ?? '#fff'}"/>`,
      `<text class="name" x="${x + 12}" y="${y + 25}">${area}</text>`,
      `<text x="${x + 12}" y="${y + 43}">${count} ${count === 1 ? 'feature' : 'features'}</text>`,
      ...(isFirst ? [`<text x="8" y="${y + 33}">${storey === 0 ? 'ground' : `storey ${storey}`}</text>`] : []),
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The areas of the API and what each imports">`,
    `<style>text{font:13px sans-serif;fill:${INK}}.name{font-weight:bold;font-size:15px}.count{font-size:10px}path{fill:none;stroke:#868e96}rect{stroke:${INK}}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><polygon points="0,1 8,4 0,7" fill="#868e96"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#fff" stroke="none" style="stroke:none"/>`,
    ...lines,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`;
}

const slot = (index: number, count: number, length: number) => Math.round(((index + 1) * length) / (count + 1));
