import { billingDetails, invoices } from '@pamaina/contract';
import { route, type Route } from '../../platform/http/route.ts';
import { getBillingDetails, updateBillingDetails } from './billing-details.ts';
import { downloadDocument } from './read-documents.ts';
import { reissueInvoice } from './reissue-invoice.ts';

export const routes: Route[] = [
  route(billingDetails.getBillingDetails, getBillingDetails),
  route(billingDetails.updateBillingDetails, updateBillingDetails),
  route(invoices.downloadDocument, downloadDocument),
  route(invoices.reissueInvoice, reissueInvoice),
];
