export { certificateQueries } from './certificate-queries.ts';
export { OwnCertificates } from './own-certificates.tsx';
export { TONES } from './tones.ts';
