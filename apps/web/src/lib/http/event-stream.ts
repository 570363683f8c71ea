/** One event of a stream, as the HTML standard defines it ("Server-sent events"). */
export interface StreamEvent {
  /** The ID of the latest event that had one. */
  id: string | null;
  data: string;
}

/**
 * The events of a stream, one after the other, until it ends.
 * @param heard called for everything received, comments too: the connection is alive
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  heard: () => void = () => undefined,
): AsyncGenerator<StreamEvent> {
  const reader = stream.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  let rest = '';
  let id: string | null = null;
  let data: string[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const lines = (rest + value).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { id, data: data.join('\n') };
        data = [];
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      else if (line.startsWith('id:')) id = line.slice(3).trim();
    }
  }
}
