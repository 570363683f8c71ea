import { certificates } from '@pamaina/contract';
import { inTransaction, type Route } from '../../../platform/http/route.ts';
import { createCertificate, deleteCertificate, listCertificates, updateCertificate } from './certificates.ts';
import { createKind, deleteKind, listKinds, updateKind } from './kinds.ts';

const isTaken = { certificate_kind_name: 'name_taken' } as const;

export const routes: Route[] = [
  inTransaction(certificates.listKinds, listKinds),
  inTransaction(certificates.createKind, createKind, isTaken),
  inTransaction(certificates.updateKind, updateKind, isTaken),
  inTransaction(certificates.deleteKind, deleteKind),
  inTransaction(certificates.listCertificates, listCertificates),
  inTransaction(certificates.createCertificate, createCertificate),
  inTransaction(certificates.updateCertificate, updateCertificate),
  inTransaction(certificates.deleteCertificate, deleteCertificate),
];
