export { OwnCertificates } from './own-certificates.tsx';
