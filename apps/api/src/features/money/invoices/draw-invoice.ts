import type { Language } from '@pamaina/contract';
import { formatOf } from '../../../platform/text/format-of.ts';
import { openPdf } from '../../../platform/text/open-pdf.ts';
import { textOf } from '../../../platform/text/texts.ts';
import type { Shown } from './issue-invoices.ts';
import { readBuyer, readSeller } from './stored-parties.ts';

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const GAP = 24;
const HALF = (WIDTH - GAP) / 2;
const INK = '#1f1d1a';
const SOFT = '#6b665d';
const WARNING = '#a04a00';

/** The pen on a page: `y` is where the next line begins. */
type Page = PDFKit.PDFDocument;

interface Drawing {
  page: Page;
  /** Sets the font, its size in points and its color for what follows. */
  write: (font: 'regular' | 'bold', size: number, color: string) => Page;
  shown: Shown;
  text: (key: string, values?: Record<string, string>) => string;
  format: ReturnType<typeof formatOf>;
  countryOf: (code: string) => string;
}

/**
 * An invoice or credit note on one page of A4, with what the law asks for: number, days, both parties, what was sold,
 * the price without VAT, rate and amounts, and why there is no VAT (Directive 2006/112/EC, article 226; PVM įstatymas
 * 80). A test payment states that it is not an invoice.
 */
export async function drawInvoice(shown: Shown, language: Language): Promise<Uint8Array> {
  for (const scale of SCALES) {
    const { content, pages } = await drawAt(shown, language, scale);
    if (pages === 1) return content;
  }
  throw new Error(`the document ${shown.number} does not fit on a page`);
}

/** Long names are written smaller, so that all of them fit. */
const SCALES = [1, 0.85, 0.7, 0.55, 0.4];

async function drawAt(shown: Shown, language: Language, scale: number) {
  const format = formatOf(language);
  const text: Drawing['text'] = (key, values = {}) => textOf(language, `invoices.${key}`, values);
  const names = new Intl.DisplayNames(format.locale, { type: 'region' });
  const title = text(`titles.${shown.kind}${readSeller(shown.seller)?.vat ? '_vat' : ''}`, { number: shown.number });
  const { document: page, finish } = openPdf({ size: 'A4', margin: MARGIN, title, language });
  let pages = 1;
  page.on('pageAdded', () => (pages += 1));
  const write: Drawing['write'] = (font, size, color) =>
    page
      .font(font)
      .fontSize(size * scale)
      .fillColor(color);
  const drawing = { page, write, shown, text, format, countryOf: (code: string) => names.of(code) ?? code };
  drawHead(drawing, title);
  drawParties(drawing);
  drawLines(drawing);
  drawNotes(drawing);
  return { content: await finish(), pages };
}

function drawHead(drawing: Drawing, title: string): void {
  const { page, write, shown, text, format } = drawing;
  write('bold', 13, SOFT).text('Pamaina').moveDown(1.2);
  write('bold', 20, INK).text(title);
  if (shown.series !== null) {
    const series = shown.number.slice(0, shown.number.lastIndexOf('-'));
    const sequence = shown.number.slice(series.length + 1);
    write('regular', 11, INK).moveDown(0.2).text(text('series', { series, sequence }));
  }
  if (shown.provider === 'sandbox') write('bold', 11, WARNING).moveDown(0.5).text(text('test'));
  page.moveDown(1);
  const { credited_number: credited, period_start: start, period_end: end } = shown;
  const dateOf = (day: string) => format.longDate(day.slice(0, 10));
  line(drawing, text('date'), dateOf(shown.issued_on));
  if (credited !== null) line(drawing, text('credits'), credited);
  else line(drawing, text('paidOn'), dateOf(shown.paid_on));
  if (shown.project !== '') line(drawing, text('project'), shown.project);
  if (start !== null && end !== null) line(drawing, text('period'), format.range(start.slice(0, 10), end.slice(0, 10)));
  if (shown.kind === 'invoice') line(drawing, text('status'), text(`statuses.${shown.status}`));
}

/** A fact: its name, and what it is; both wrap. */
function line({ page, write }: Drawing, label: string, value: string): void {
  const { y } = page;
  write('regular', 10, SOFT).text(label, MARGIN, y, { width: HALF });
  const below = page.y;
  page.fillColor(INK).text(value, MARGIN + HALF + GAP, y, { width: HALF });
  page.y = Math.max(below, page.y) + 4;
}

function drawParties({ page, write, shown, text, countryOf }: Drawing): void {
  const [seller, buyer] = [readSeller(shown.seller), readBuyer(shown.buyer)];
  page.y += 12;
  const top = page.y;
  const column = (x: number, heading: string, name: string, facts: readonly (string | null)[]) => {
    write('bold', 10, SOFT).text(heading, x, top, { width: HALF }).moveDown(0.3);
    write('bold', 11, INK).text(name, x, page.y, { width: HALF });
    write('regular', 10, INK);
    for (const fact of facts) if (fact) page.text(fact, x, page.y + 2, { width: HALF });
    return page.y;
  };
  const known = (key: string, value: string | null | undefined) => (value ? text(key, { value }) : null);
  const sold =
    seller === null
      ? top
      : column(MARGIN, text('seller'), seller.name, [
          known('code', seller.code),
          known('vatNumber', seller.vat),
          seller.address,
          countryOf(seller.country),
          seller.email,
        ]);
  const { company_name, company_code, vat_number, address, postal_code, city, country, email } = buyer;
  const place = [postal_code, city].filter(Boolean).join(' ');
  const facts = [known('code', company_code), known('vatNumber', vat_number), address ?? null, place];
  const x = seller === null ? MARGIN : MARGIN + HALF + GAP;
  const bought = company_name
    ? column(x, text('buyer'), company_name, [...facts, country ? countryOf(country) : null, email])
    : column(x, text('buyer'), email, []);
  page.y = Math.max(sold, bought) + 20;
}

/** Widths of the columns of the table; all but the first are numbers. */
const COLUMNS = [0.42, 0.1, 0.18, 0.12, 0.18].map((share) => share * WIDTH);

function drawLines({ page, write, shown, text, format }: Drawing): void {
  const { currency, vat_rate: rate, kind } = shown;
  const money = (cents: number) => format.money(cents, currency);
  const hasVat = rate !== null;
  const row = (cells: readonly string[], font: 'regular' | 'bold', color: string) => {
    const top = page.y;
    let bottom = top;
    let x = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const width = COLUMNS[at] ?? 0;
      const align = at === 0 ? 'left' : 'right';
      write(font, 10, color).text(cell, x, top, { width: width - 6, align });
      bottom = Math.max(bottom, page.y);
      x += width;
    }
    page.y = bottom + 6;
  };
  const rule = () => {
    page
      .moveTo(MARGIN, page.y)
      .lineTo(MARGIN + WIDTH, page.y)
      .lineWidth(0.5)
      .stroke(SOFT);
    page.y += 8;
  };
  const heads = ['description', 'quantity', hasVat ? 'unitNet' : 'unit', 'rate', 'amount'].map((key) =>
    text(`columns.${key}`),
  );
  row(heads, 'bold', SOFT);
  rule();
  const what = text(shown.period_start === null ? 'whatOnce' : 'what');
  const unit = money(Math.abs(shown.net_cents));
  const quantity = kind === 'credit_note' ? '−1' : '1';
  row([what, quantity, unit, hasVat ? `${format.number(rate)} %` : '–', money(shown.net_cents)], 'regular', INK);
  rule();
  const sum = (label: string, cents: number, font: 'regular' | 'bold') => {
    const top = page.y;
    const left = WIDTH * 0.42;
    const wide = WIDTH * 0.4;
    write(font, font === 'bold' ? 12 : 10, INK).text(label, MARGIN + left, top, { width: wide - 6, align: 'right' });
    const below = page.y;
    page.text(money(cents), MARGIN + left + wide, top, { width: WIDTH - left - wide - 6, align: 'right' });
    page.y = Math.max(below, page.y) + 5;
  };
  if (hasVat) {
    sum(text('net'), shown.net_cents, 'regular');
    sum(text('vat', { rate: format.number(rate) }), shown.vat_cents, 'regular');
  }
  sum(text('total'), shown.gross_cents, 'bold');
}

function drawNotes({ page, write, shown, text }: Drawing): void {
  const { vat_reason: reason, kind, status } = shown;
  const seller = readSeller(shown.seller);
  page.y += 14;
  const note = (words: string) => write('regular', 10, INK).text(words, MARGIN, page.y, { width: WIDTH }).moveDown(0.4);
  if (seller !== null && reason !== null && reason !== 'domestic' && reason !== 'threshold')
    note(text(`reasons.${reason}`));
  if (kind === 'invoice' && status !== 'open') note(text('paidByCard'));
}
