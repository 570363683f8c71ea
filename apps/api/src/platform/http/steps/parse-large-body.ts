import { readJson } from '../json-body.ts';
import type { Step } from './step.ts';

/** A body larger than usual came unparsed: it is parsed for admitted callers only. @throws `malformed` */
export const parseLargeBody: Step = ({ endpoint, request }, next) => {
  if (endpoint.bodyBytesMax !== undefined && Buffer.isBuffer(request.body)) request.body = readJson(request.body);
  return next();
};
