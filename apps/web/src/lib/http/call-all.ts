interface Page<Item> {
  items: readonly Item[];
  /** Of all pages. */
  total: number;
}

/** Of a list that others change while it is read: then it is read to its end, whatever its length. */
const ATTEMPTS = 3;

/**
 * All pages of a list, one after the other; asked for anew when its length changes meanwhile.
 * @param read a page, from 1
 */
export async function callAll<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  for (let attempt = 1; ; attempt += 1) {
    const items: Item[] = [];
    let total = 0;
    for (let page = 1; ; page += 1) {
      const next = await read(page);
      if (page > 1 && next.total !== total && attempt < ATTEMPTS) break;
      total = next.total;
      items.push(...next.items);
      if (items.length >= total || next.items.length === 0) return items;
    }
  }
}
