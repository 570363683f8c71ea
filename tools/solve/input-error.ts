/** Invalid input of the command line; the message is one line, whatever it quotes. */
export class InputError extends Error {
  override name = 'InputError';

  constructor(message: string) {
    super(message.replaceAll(/\s+/g, ' '));
  }
}
