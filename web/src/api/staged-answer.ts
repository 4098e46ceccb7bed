import { EventSourceParserStream } from 'eventsource-parser/stream';
import { HttpError } from './api-client.ts';

/** A step that the server has finished: `done` of `total`. */
export interface AnalysisStage {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
}

/**
 * Reads an answer that may come in stages: server-sent events, or plain JSON from a server that knows none.
 * @throws HttpError for an `error` event, TypeError when the stream ends without a result.
 */
export async function readStagedAnswer(
  response: Response,
  onStage: (stage: AnalysisStage) => void,
): Promise<object> {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream');
  if (!isStream || !response.body) return response.json();
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new TypeError('The answer ended before its result.');
    if (value.event === 'stage') onStage(JSON.parse(value.data));
    if (value.event === 'result') return JSON.parse(value.data);
    // The body is that of a failed call; the status of the stream itself was 200.
    if (value.event === 'error') throw new HttpError(response.status, 'failed', value.data);
  }
}
