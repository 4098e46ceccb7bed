import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectWhenIdle } from './idle-collection.ts';

const megabyte = 1024 * 1024;

/** A server that is told of requests, and a process that is told what it holds. */
function rested(heldMegabytes: number) {
  const server = new EventEmitter();
  const memory = { megabytes: heldMegabytes, collections: 0 };
  collectWhenIdle(server as unknown as Server, {
    heldBytes: () => memory.megabytes * megabyte,
    collect: () => {
      memory.collections += 1;
      memory.megabytes = 1;
    },
  });
  const ask = (headers = { 'content-length': '9' } as Record<string, string>) => {
    const response = new EventEmitter();
    server.emit('request', { headers }, response);
    return () => response.emit('close');
  };
  return { server, memory, ask };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('collects once when uploads have left something and two looks found nobody', () => {
  const { memory, ask } = rested(120);
  ask()();
  vi.advanceTimersByTime(5_000);
  expect(memory.collections).toBe(0);
  vi.advanceTimersByTime(60_000);
  expect(memory).toEqual({ collections: 1, megabytes: 1 });
});

it('is not kept from it by health checks', () => {
  const { memory, ask } = rested(120);
  for (let look = 0; look < 3; look += 1) {
    ask({})();
    vi.advanceTimersByTime(5_000);
  }
  expect(memory.collections).toBe(1);
});

it('leaves a server alone that is sent something, that still answers, or that holds little', () => {
  const { memory, ask } = rested(120);
  const close = ask();
  vi.advanceTimersByTime(60_000);
  close();
  for (let look = 0; look < 6; look += 1) {
    vi.advanceTimersByTime(5_000);
    ask()();
  }
  expect(memory.collections).toBe(0);
  memory.megabytes = 10;
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(0);
});

it('ends with the server', () => {
  const { server, memory } = rested(120);
  server.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(memory.collections).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
