import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a server of language models behaves for one call. */
export type ProviderBehaviour =
  | { readonly kind: 'answers'; readonly text: string; readonly finishReason?: string }
  /** Each call waits until so many do; then all of them are answered. */
  | { readonly kind: 'answers-together'; readonly text: string; readonly calls: number }
  | { readonly kind: 'composes'; readonly answer: (prompt: string) => string }
  | { readonly kind: 'refuses' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | { readonly kind: 'hangs' }
  | { readonly kind: 'hangs-in-body' }
  | { readonly kind: 'cuts-connection' };

export type ProviderProtocol = 'openai' | 'ollama';

export interface ProtocolServer {
  readonly address: string;
  /** Bodies of the calls, parsed. */
  readonly calls: readonly Record<string, unknown>[];
  /** Calls whose client went away before it had its answer. */
  abandoned(): number;
  /** The most calls that were under way at the same time. */
  mostAtOnce(): number;
  /** Behaviours for the next calls, in order; the last one stays. */
  script(...behaviours: readonly ProviderBehaviour[]): void;
  close(): Promise<void>;
}

/** A real HTTP server on a free port that speaks a provider's protocol and misbehaves as it is told. */
export async function startProtocolServer(protocol: ProviderProtocol): Promise<ProtocolServer> {
  const calls: Record<string, unknown>[] = [];
  let behaviours: ProviderBehaviour[] = [];
  const waiting: (() => void)[] = [];
  let abandoned = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  const server = createServer(async (request, response) => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    response.once('close', () => {
      underWay -= 1;
      if (!response.writableFinished) abandoned += 1;
    });
    const call = JSON.parse((await readBody(request)) || '{}');
    calls.push(call);
    const behaviour = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    if (behaviour) behave(behaviour, protocol, response, call, waiting);
    else response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${protocol === 'openai' ? '/v1' : ''}`,
    calls,
    abandoned: () => abandoned,
    mostAtOnce: () => mostAtOnce,
    script: (...next) => {
      behaviours = [...next];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function behave(
  behaviour: ProviderBehaviour,
  protocol: ProviderProtocol,
  response: ServerResponse,
  call: Record<string, unknown>,
  waiting: (() => void)[],
): void {
  const json = { 'content-type': 'application/json' };
  switch (behaviour.kind) {
    case 'answers':
      response.writeHead(200, json).end(envelope(protocol, behaviour.text, behaviour.finishReason ?? 'stop'));
      return;
    case 'answers-together':
      waiting.push(() => response.writeHead(200, json).end(envelope(protocol, behaviour.text, 'stop')));
      if (waiting.length >= behaviour.calls) for (const answer of waiting.splice(0)) answer();
      return;
    case 'composes':
      response.writeHead(200, json).end(envelope(protocol, behaviour.answer(promptOf(call)), 'stop'));
      return;
    case 'refuses':
      response.writeHead(200, json).end(refusal(protocol));
      return;
    case 'status':
      response.writeHead(behaviour.status, { ...json, ...behaviour.headers }).end(behaviour.body ?? '{}');
      return;
    case 'hangs-in-body':
      response.writeHead(200, json).write('{"choices": [');
      return;
    case 'cuts-connection':
      response.writeHead(200, { ...json, 'content-length': '1000' }).write('{"cho');
      response.socket?.destroy();
      return;
    case 'hangs':
  }
}

/** What was said in a call, turn after turn. */
function promptOf({ messages }: Record<string, unknown>): string {
  const turns = Array.isArray(messages) ? messages : [];
  return turns.map((turn: unknown) => String(Reflect.get(Object(turn), 'content'))).join('\n');
}

function envelope(protocol: ProviderProtocol, text: string, finishReason: string): string {
  return JSON.stringify(
    protocol === 'openai'
      ? {
          id: 'chatcmpl-1',
          object: 'chat.completion',
          choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content: text } }],
          usage: { prompt_tokens: 12, completion_tokens: 7, total_tokens: 19 },
        }
      : {
          model: 'model-a',
          message: { role: 'assistant', content: text },
          done: true,
          done_reason: finishReason,
          prompt_eval_count: 12,
          eval_count: 7,
        },
  );
}

/** Ollama has no refusal of its own: a model that refuses writes prose. */
function refusal(protocol: ProviderProtocol): string {
  if (protocol === 'ollama') return envelope(protocol, 'I cannot help with that.', 'stop');
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [
      { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: null, refusal: 'No.' } },
    ],
    usage: { prompt_tokens: 12, completion_tokens: 3, total_tokens: 15 },
  });
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
