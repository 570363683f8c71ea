/** The typed client of the HTTP API, for programs. */
export { createClient, type Client, type ClientOptions } from './create-client.ts';
export { Refused } from './refused.ts';
export type { DownloadedFile, Input, Page } from './call.ts';
