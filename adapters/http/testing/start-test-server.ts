import { createApplication } from '../create-application.ts';
import type { HttpDependencies } from '../http-dependencies.ts';
import { startServer } from '../start-server.ts';
import { fakeDependencies, type Recorded } from './fake-dependencies.ts';

export type RequestBody = NonNullable<RequestInit['body']>;

export interface TestServer extends Recorded {
  readonly url: string;
  readonly port: number;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  postJson(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  post(path: string, body: RequestBody, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** Starts the application on a free port of this machine, with fakes where nothing else is given. */
export async function startTestServer(
  overrides: Partial<HttpDependencies> = {},
  { graceMs = 200 } = {},
): Promise<TestServer> {
  const { dependencies, recorded } = fakeDependencies(overrides);
  const server = await startServer(createApplication(dependencies), {
    port: 0,
    host: '127.0.0.1',
    graceMs,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const post = (path: string, body: RequestBody, headers: Record<string, string> = {}) =>
    fetch(url + path, { method: 'POST', body, headers, redirect: 'manual' });
  return {
    ...recorded,
    url,
    port: server.port,
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    post,
    postJson: (path, body, headers = {}) =>
      post(path, JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    close: () => server.close(),
  };
}
