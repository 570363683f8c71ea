/** For `expect.poll`: a busy machine is slow, a correct page is not. Milliseconds. */
export const PATIENT = { timeout: 60_000, interval: 50 };
