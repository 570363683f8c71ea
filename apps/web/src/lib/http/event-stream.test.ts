import { expect, test } from 'vitest';
import { readEvents } from './event-stream.ts';

async function eventsOf(...chunks: string[]) {
  const source = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEvents(source)) events.push(event);
  return events;
}

test('events are read however they are cut, in every way of ending a line', async () => {
  const text = 'id: 7\ndata: {"a":\ndata: 1}\n\n: beat\n\ndata: ąčę\r\n\r\n';
  const expected = [
    { id: '7', data: '{"a":\n1}' },
    { id: '7', data: 'ąčę' },
  ];
  expect(await eventsOf(text)).toEqual(expected);
  expect(await eventsOf(...text.split(/(?=[ \n])/))).toEqual(expected);
});

test('what was not finished when the stream ended is no event', async () => {
  expect(await eventsOf('id: 1\ndata: whole\n\nid: 2\ndata: ha')).toEqual([{ id: '1', data: 'whole' }]);
});
