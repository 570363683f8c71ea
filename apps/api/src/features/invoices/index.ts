export { creditInvoices, issueInvoices, listPaid, type Issuing, type Paid } from './issue-invoices.ts';
export { documentsOf, fileOf, presentDocument, type Shown } from './read-documents.ts';
