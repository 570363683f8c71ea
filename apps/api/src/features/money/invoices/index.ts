// Invoices with their numbers and VAT, and the data they are made out to.

export { creditInvoices, issueInvoices, listPaid, type Issuing, type Paid, type Shown } from './issue-invoices.ts';
export { documentsOf, fileOf, presentDocument } from './read-documents.ts';
export { addBillingDetails } from './billing-details.ts';
export { readBillingDetails } from './stored-parties.ts';
