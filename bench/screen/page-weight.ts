import type { Page } from 'playwright-core';

/** What a page loads over the wire with an empty cache, until nothing more is requested. */
export interface PageWeight {
  /** Scripts, each with its bytes as sent, headers included. */
  scripts: { file: string; bytes: number }[];
  /** Bytes of everything. */
  bytes: number;
}

/** Pages keep a stream of events open, so the network never rests; this long without an answer it is quiet. */
const QUIET_MS = 1500;

/** Opens the page and waits until it is quiet, so that what is loaded after the first paint counts too. */
export async function pageWeight(page: Page, path: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const sent = new Map<string, number>();
  const quiet = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.set(requestId, encodedDataLength);
    clearTimeout(timer);
    timer = setTimeout(quiet.resolve, QUIET_MS);
  });
  await page.goto(path);
  await quiet.promise;
  const files = [...sent].map(([id, bytes]) => ({ file: new URL(addresses.get(id) ?? '').pathname, bytes }));
  return {
    scripts: files.filter(({ file, bytes }) => file.endsWith('.js') && bytes > 0),
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
