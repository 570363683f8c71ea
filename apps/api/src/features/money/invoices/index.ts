export { creditInvoices, issueInvoices, listPaid, type Issuing, type Paid, type Shown } from './issue-invoices.ts';
export { documentsOf, fileOf, presentDocument } from './read-documents.ts';
