import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import { turnTakingMessages } from './bodies-in-turns/turn-taking-message.ts';
import { collectWhenIdle } from './idle-collection.ts';
import { LoopTurns } from './loop-turns.ts';
import type { RequestState } from './request-state.ts';

export interface RunningServer {
  /** The port that is listened on, also where 0 was asked for. */
  readonly port: number;
  /** Stops listening, lets requests under way finish for a while, then ends them. */
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly port: number;
  readonly host: string;
  /** How long requests under way may take after `close`. */
  readonly graceMs?: number;
}

// A slow line sends 10 MB in this time at 0.7 Mbit/s; a client that drips headers is cut long before.
const requestTimeoutMs = 120_000;
const headersTimeoutMs = 20_000;
// Longer than the 60 s after which load balancers reuse a connection, so that they close first.
const keepAliveTimeoutMs = 65_000;
const defaultGraceMs = 10_000;
const sweepIntervalMs = 50;
/** Each takes some 0.3 ms until its body is awaited. */
const beginningsPerLoopTurn = 16;

/**
 * Listens with an application.
 * @throws Error with code EADDRINUSE or EACCES when the port cannot be had
 */
export async function startServer(
  application: Koa<RequestState>,
  { port, host, graceMs = defaultGraceMs }: ServerOptions,
): Promise<RunningServer> {
  const listener = beginningInTurns(application.callback());
  const server = createServer({ IncomingMessage: turnTakingMessages() }, listener);
  server.requestTimeout = requestTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  collectWhenIdle(server);
  return { port: (server.address() as AddressInfo).port, close: () => close(server, graceMs) };
}

/**
 * Begins few requests that bring something in one turn of the event loop: two hundred that arrive in one instant would
 * keep everybody else waiting for all of them. What only asks is answered at once.
 */
function beginningInTurns(listener: RequestListener): RequestListener {
  const turns = new LoopTurns(beginningsPerLoopTurn);
  return (request, response) => {
    if (request.method === 'GET' || request.method === 'HEAD') listener(request, response);
    else turns.ask(() => listener(request, response));
  };
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  // A connection whose answer is sent while this waits is idle only then.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepIntervalMs);
  const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}

const statusLines: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP at all never reaches the application; it gets the same kind of body. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusLine = statusLines[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({
    message: 'The request could not be understood.',
    code: 'malformed-input',
    requestId: '',
  });
  socket.end(
    `HTTP/1.1 ${statusLine}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
