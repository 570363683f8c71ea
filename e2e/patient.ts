/** For `expect.poll`: a busy machine is slow, and a page that is right is not. Milliseconds. */
export const PATIENT = { timeout: 60_000, interval: 50 };
