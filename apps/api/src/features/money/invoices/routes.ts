import { billingDetails, invoices, vatChecks } from '@pamaina/contract';
import { route, type Route } from '../../../platform/http/route.ts';
import { getBillingDetails, updateBillingDetails } from './billing-details.ts';
import { downloadDocument } from './read-documents.ts';
import { reissueInvoice } from './reissue-invoice.ts';
import { checkVatNumber, getVatCheck } from './vat-check.ts';

export const routes: Route[] = [
  route(billingDetails.getBillingDetails, getBillingDetails),
  route(billingDetails.updateBillingDetails, updateBillingDetails),
  route(vatChecks.getVatCheck, getVatCheck),
  route(vatChecks.checkVatNumber, checkVatNumber),
  route(invoices.downloadDocument, downloadDocument),
  route(invoices.reissueInvoice, reissueInvoice),
];
