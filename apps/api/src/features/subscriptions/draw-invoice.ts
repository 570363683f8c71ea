import type { Language, subscriptions } from '@pamaina/contract';
import PDFDocument from 'pdfkit';
import { fonts } from '../../platform/text/pdf-fonts.ts';
import { formatOf } from '../../platform/text/format-of.ts';
import { textOf } from '../../platform/text/texts.ts';

interface Drawing {
  /** Without a period: a one-time payment. */
  invoice: Pick<subscriptions.Invoice, 'number' | 'created_at' | 'amount_cents' | 'currency' | 'status'> & {
    period: { start: string; end: string } | null;
  };
  /** The payer's. */
  email: string;
  project: string;
  isTest: boolean;
  language: Language;
}

const MARGIN = 56;
const WIDTH = 595.28 - 2 * MARGIN;
const INK = '#1f1d1a';
const SOFT = '#6b665d';

/** An invoice on one page of A4: item, payer, days, amount; a test payment states that it is not an invoice. */
export async function drawInvoice({ invoice, email, project, isTest, language }: Drawing): Promise<Uint8Array> {
  const text = (key: string, values: Record<string, string> = {}) => textOf(language, `invoices.${key}`, values);
  const format = formatOf(language);
  const dateOf = (at: string) => format.longDate(at.slice(0, 10));
  const amount = format.money(invoice.amount_cents, invoice.currency);
  const title = text('title', { number: invoice.number });
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title, Creator: 'Pamaina' },
    lang: language,
  });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
  document.font('bold').fontSize(13).fillColor(SOFT).text('Pamaina');
  document.moveDown(1.5).fontSize(22).fillColor(INK).text(title);
  if (isTest) document.moveDown(0.5).font('bold').fontSize(11).fillColor('#a04a00').text(text('test'));
  document.moveDown(1.5);
  const line = (label: string, value: string, isBold = false) => {
    const { y } = document;
    document
      .font('regular')
      .fontSize(11)
      .fillColor(SOFT)
      .text(label, MARGIN, y, { width: WIDTH * 0.4 });
    const below = document.y;
    document.font(isBold ? 'bold' : 'regular').fillColor(INK);
    document.text(value, MARGIN + WIDTH * 0.4, y, { width: WIDTH * 0.6, align: 'right' });
    document.y = Math.max(below, document.y) + 8;
  };
  line(text('date'), dateOf(invoice.created_at));
  line(text('buyer'), email);
  if (project !== '') line(text('project'), project);
  const { period } = invoice;
  if (period !== null) line(text('period'), `${dateOf(period.start)} – ${dateOf(period.end)}`);
  line(text('status'), text(`statuses.${invoice.status}`));
  document
    .moveTo(MARGIN, document.y)
    .lineTo(MARGIN + WIDTH, document.y)
    .lineWidth(0.5)
    .stroke(SOFT);
  document.y += 12;
  line(text(period === null ? 'whatOnce' : 'what'), amount);
  line(text('total'), amount, true);
  document.end();
  await ended;
  return Buffer.concat(parts);
}
