import { mutate, seededRandom } from '../../../documents/testing/mutate.ts';

/** A request and its body, bent by chance. */
export interface MutatedRequest {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array<ArrayBuffer>;
}

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';

const part = (name: string, text: string, more = '') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}\r\n`;

/** Honest requests, which the mutations start from. */
const honest: readonly { path: string; type: string; body: string }[] = [
  {
    path: '/api/carbon-footprint',
    type: json,
    body: '{"frequency":"daily","useCase":"text","access":"browser","teamSize":"solo","hosting":"unknown"}',
  },
  { path: '/api/contact', type: json, body: '{"email":"ann@example.com","name":"Ann"}' },
  { path: '/api/contact', type: form, body: 'email=ann%40example.com&name=Ann' },
  { path: '/api/classify-business', type: json, body: '{"businessDescription":"fish and chip shop"}' },
  { path: '/api/classify-business', type: json, body: '{"existingCode":{"type":"SIC","code":"7372"}}' },
  { path: '/api/analyze-term-sheet', type: json, body: '{"termSheetText":"Term sheet. Amount: £1m."}' },
  {
    path: '/api/analyze-term-sheet',
    type: multipart,
    body: `${part('jurisdiction', 'UK')}${part('file', 'Term sheet. Amount: 1', '; filename="a.txt"')}--x--\r\n`,
  },
  { path: '/api/unsubscribe?token=abc', type: form, body: 'List-Unsubscribe=One-Click' },
];
const encodings = ['gzip', 'br', 'deflate', 'nonsense'];

/** So many requests, the same ones for the same seed. */
export function* mutatedRequests(count: number, seed: number): Generator<MutatedRequest> {
  const random = seededRandom(seed);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  for (let index = 0; index < count; index += 1) {
    const { path, type, body } = oneOf(honest);
    const headers: Record<string, string> = {
      'Content-Type': random() < 0.8 ? type : oneOf([json, form, multipart]),
    };
    if (random() < 0.1) headers['Content-Encoding'] = oneOf(encodings);
    if (random() < 0.1) headers.Accept = 'text/event-stream';
    const bytes = new Uint8Array(Buffer.from(body));
    yield { path, headers, body: new Uint8Array(random() < 0.9 ? mutate(bytes, random) : bytes) };
  }
}
