import { cafeManager, callsOf } from './figures/product-calls.ts';
import { startProduct } from './figures/start-product.ts';
import { openBrowser, openPage } from './screen/open-browser.ts';
import { pageWeight } from './screen/page-weight.ts';

/**
 * `npm run bench:weight -- [--files]`: the scripts that a browser with an empty cache loads for the sign-in, the
 * manager's dashboard and the month of the demo café, over the wire and until the page is quiet; with `--files` each of
 * them. Exits with 1 above a goal.
 */
const ROUND = 1024;

const product = await startProduct({ WORKERS: '1' });
const browser = await openBrowser();
let missed = 0;
try {
  const token = await cafeManager(callsOf(product.url));
  const pages: [name: string, path: string, token: string | null, kilobytes: number, files: number | null][] = [
    ['sign-in', '/manager-login', null, 90, null],
    ['dashboard', '/manager', token, 200, null],
    ['month', '/manager/calendar?view=month', token, 260, 20],
  ];
  console.log('| Page, nothing cached | JavaScript, KB | goal | files | goal | everything, KB |');
  console.log('| :-- | --: | --: | --: | --: | --: |');
  for (const [name, path, signedIn, goal, most] of pages) {
    const page = await openPage(browser, product.url, signedIn);
    const { scripts, bytes } = await pageWeight(page, path);
    await page.context().close();
    const kilobytes = scripts.reduce((sum, script) => sum + script.bytes, 0) / ROUND;
    if (kilobytes > goal || (most !== null && scripts.length > most)) missed += 1;
    const cells = [name, kilobytes.toFixed(1), goal, scripts.length, most ?? '', (bytes / ROUND).toFixed(1)];
    console.log(`| ${cells.join(' | ')} |`);
    if (process.argv.includes('--files'))
      for (const script of scripts.toSorted((a, b) => b.bytes - a.bytes))
        console.log(`  ${(script.bytes / ROUND).toFixed(1).padStart(6)} ${script.file}`);
  }
} finally {
  await browser.close();
  await product.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
