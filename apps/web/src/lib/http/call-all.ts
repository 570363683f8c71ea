interface Page<Item> {
  items: readonly Item[];
  /** Of all pages. */
  total: number;
}

/** Of a list that others change while it is read: who waits longer sees what there is. */
const ATTEMPTS = 3;

/**
 * All pages of a list, one after the other; asked for anew when its length changes meanwhile.
 * @param read a page, from 1
 */
export async function callAll<Item>(read: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  for (let attempt = 1; ; attempt += 1) {
    const first = await read(1);
    const items = [...first.items];
    let isSame = true;
    for (let page = 2; isSame && items.length < first.total; page += 1) {
      const next = await read(page);
      items.push(...next.items);
      isSame = next.total === first.total && next.items.length > 0;
    }
    if (isSame || attempt === ATTEMPTS) return items;
  }
}
