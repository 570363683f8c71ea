/** Bad input of the command line; the message is one line. */
export class InputError extends Error {
  override name = 'InputError';
}
