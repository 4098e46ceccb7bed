import { expect, it } from 'vitest';
import { BoundedMessages, type MessageId } from './bounded-messages.ts';

/** Sends a text in pieces and gives what passed, and the ids of what did not. */
async function send(text: string, pieceBytes: number, mostBytes = 1000) {
  const refused: MessageId[] = [];
  const messages = new BoundedMessages(mostBytes, (id) => refused.push(id));
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) messages.write(bytes.subarray(at, at + pieceBytes));
  messages.end();
  const passed: string[] = [];
  for await (const chunk of messages) passed.push(String(chunk));
  return { passed: passed.join(''), refused };
}
const message = (id: MessageId, text: string) => `${JSON.stringify({ method: 'x', params: { text }, id })}\n`;

it.each([1, 7, 100, 1000, 5000])(
  'passes what is short and refuses what is long by its id, in pieces of %i',
  async (size) => {
    const text = [
      message(1, 'a'),
      message(2, 'b'.repeat(3000)),
      message('three', 'é'.repeat(2000)),
      message(4, 'ü'),
    ];
    expect(await send(text.join(''), size)).toEqual({
      passed: `${message(1, 'a')}${message(4, 'ü')}`,
      refused: [2, 'three'],
    });
  },
);

it('finds an id at the beginning, and none in the words of a document', async () => {
  const long = 'x'.repeat(2000);
  expect((await send(`{"jsonrpc":"2.0","id":7,"params":{"text":"${long}"}}\n`, 64)).refused).toEqual([7]);
  expect((await send(`${JSON.stringify({ params: { text: `${long}"id":5}` } })}\n`, 64)).refused).toEqual([
    null,
  ]);
});

it('lets a message of just the limit pass and holds the end of none back', async () => {
  expect(await send(`${'x'.repeat(1000)}\n`, 64)).toEqual({ passed: `${'x'.repeat(1000)}\n`, refused: [] });
  expect((await send(`${'x'.repeat(1001)}\n`, 64)).refused).toEqual([null]);
});
