import { vatReasons } from '@pamaina/contract';
import { expect, test } from 'vitest';
import { drawInvoice } from './draw-invoice.ts';
import type { Shown } from './issue-invoices.ts';

const shown: Shown = {
  id: 'x',
  seq: 1,
  purchase_id: 'x',
  provider: 'sandbox',
  kind: 'invoice',
  series: 'P',
  sequence: 12,
  number: 'TEST-P-000012',
  provider_invoice_id: 'in_1',
  credits: null,
  replaces: null,
  issued_at: '2026-11-26T10:00:00Z',
  issued_on: '2026-11-26',
  paid_on: '2026-11-26',
  period_start: '2026-11-26T10:00:00Z',
  period_end: '2026-12-26T10:00:00Z',
  project: 'W'.repeat(80),
  currency: 'eur',
  net_cents: 2397,
  vat_cents: 503,
  gross_cents: 2900,
  vat_rate: 21,
  vat_reason: 'domestic',
  seller: {
    name: 'Ž'.repeat(200),
    code: 'W'.repeat(200),
    vat: 'LT1',
    address: 'W'.repeat(200),
    email: null,
    country: 'LT',
  },
  buyer: {
    email: `${'w'.repeat(240)}@example.lt`,
    company_name: 'W'.repeat(200),
    company_code: 'W'.repeat(30),
    vat_number: 'W'.repeat(30),
    address: 'W'.repeat(200),
    postal_code: 'W'.repeat(20),
    city: 'W'.repeat(100),
    country: 'CD',
  },
  credited_number: null,
  status: 'paid',
};

const pagesOf = async (document: Shown, language: 'en' | 'lt') =>
  /\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(await drawInvoice(document, language)).toString('latin1'))?.[1];

test.each(['en', 'lt'] as const)('the longest names and every reason fit on one page: %s', async (language) => {
  const note: Partial<Shown> = { kind: 'credit_note', credited_number: 'TEST-P-000011' };
  for (const vat_reason of [...vatReasons, null])
    for (const change of [{}, note, { seller: null }, { vat_rate: null }])
      expect(await pagesOf({ ...shown, vat_reason, ...change }, language)).toBe('1');
});
