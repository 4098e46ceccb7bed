import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetAnswers, HttpError, postForm, postJson, readJson } from './api-client.ts';

const fetchCalls = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchCalls);
  fetchCalls.mockReset();
  forgetAnswers();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a failed call', () => {
  test('becomes an error of status, colon, space and body', async () => {
    fetchCalls.mockResolvedValue(new Response('no such thing', { status: 404 }));
    await expect(postJson('/api/x', {})).rejects.toMatchObject({ message: '404: no such thing' });
  });

  test('falls back to the status text when the body is empty', async () => {
    fetchCalls.mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }));
    await expect(postJson('/api/x', {})).rejects.toMatchObject({ message: '503: Service Unavailable' });
  });

  test('is not tried again', async () => {
    fetchCalls.mockRejectedValue(new TypeError('network'));
    await expect(postJson('/api/x', {})).rejects.toThrow('network');
    await expect(readJson('/api/y')).rejects.toThrow('network');
    expect(fetchCalls).toHaveBeenCalledTimes(2);
  });

  test('gives the message field of a JSON body, and nothing for another body', () => {
    expect(new HttpError(422, '', '{"message":"The file is empty."}').serverMessage).toBe(
      'The file is empty.',
    );
    expect(new HttpError(422, '', '{"message":""}').serverMessage).toBeUndefined();
    expect(new HttpError(502, '', '<html>').serverMessage).toBeUndefined();
    expect(new HttpError(502, '', 'null').serverMessage).toBeUndefined();
  });
});

describe('a call', () => {
  test('carries credentials, and JSON with its content type', async () => {
    fetchCalls.mockResolvedValue(new Response('{}'));
    await postJson('/api/x', { a: 1 });
    const [path, init] = fetchCalls.mock.calls[0] ?? [];
    expect(path).toBe('/api/x');
    expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  test('leaves the content type of a form to the browser', async () => {
    fetchCalls.mockResolvedValue(new Response('{}'));
    await postForm('/api/x', new FormData());
    const [, init] = fetchCalls.mock.calls[0] ?? [];
    expect(init?.credentials).toBe('include');
    expect(new Headers(init?.headers).get('content-type')).toBeNull();
  });
});

describe('a read', () => {
  test('is kept for ever', async () => {
    fetchCalls.mockImplementation(async () => new Response('{"provider":"builtin"}'));
    expect(await readJson('/api/engine')).toEqual({ provider: 'builtin' });
    expect(await readJson('/api/engine')).toEqual({ provider: 'builtin' });
    expect(fetchCalls).toHaveBeenCalledTimes(1);
  });

  test('takes 401 as an error unless asked to take it as empty', async () => {
    fetchCalls.mockImplementation(async () => new Response('', { status: 401, statusText: 'Unauthorized' }));
    await expect(readJson('/api/me')).rejects.toMatchObject({ message: '401: Unauthorized' });
    expect(await readJson('/api/me', { on401: 'empty' })).toBeNull();
  });
});
