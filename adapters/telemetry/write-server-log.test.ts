import { describe, expect, it } from 'vitest';
import { writeServerLog } from './write-server-log.ts';

const logged = (write: (log: ReturnType<typeof writeServerLog>) => void): string => {
  const lines: string[] = [];
  write(writeServerLog({ write: (line) => lines.push(line) }));
  return lines.join('');
};

it('says where a fault happened and nothing of the words in it', () => {
  const line = logged((log) =>
    log.fault({ event: 'fault', requestId: 'r1', error: new TypeError('canary text') }),
  );
  expect(line).not.toContain('canary');
  expect(JSON.parse(line)).toMatchObject({ event: 'fault', requestId: 'r1', name: 'TypeError' });
  expect(JSON.parse(line).at[0]).toContain('write-server-log.test');
});

it('takes whatever is thrown', () => {
  const line = logged((log) => log.fault({ event: 'fault', requestId: 'r2', error: 'canary' }));
  expect(JSON.parse(line)).toMatchObject({ name: 'string', at: [] });
  expect(line).not.toContain('canary');
});

it('writes one line a request', () => {
  const line = logged((log) =>
    log.request({
      event: 'request-end',
      requestId: 'r3',
      method: 'GET',
      route: '/',
      status: 200,
      durationMs: 1,
    }),
  );
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({ requestId: 'r3', status: 200 });
});

it('writes that a dependency fails with a code, and nothing else of it', () => {
  const line = logged((log) =>
    log.dependency({ event: 'dependency-fail', dependency: 'database', reason: 'SQLITE_FULL' }),
  );
  expect(JSON.parse(line)).toEqual({
    level: 'warn',
    time: expect.any(String),
    event: 'dependency-fail',
    dependency: 'database',
    reason: 'SQLITE_FULL',
  });
});

const probe = { event: 'request-end', requestId: 'r4', method: 'GET', durationMs: 1 } as const;

describe('levels', () => {
  const linesAt = (level: 'info' | 'error' | 'silent', entry: { route: string; status: number }) => {
    const lines: string[] = [];
    writeServerLog({ write: (line) => lines.push(line) }, level).request({ ...probe, ...entry });
    return lines.map((line) => JSON.parse(line).level);
  };

  it('leaves probes out of the log unless they fail', () => {
    expect(linesAt('info', { route: '/api/health', status: 200 })).toEqual([]);
    expect(linesAt('info', { route: '/api/ready', status: 503 })).toEqual(['warn']);
    expect(linesAt('info', { route: '/api/contact', status: 200 })).toEqual(['info']);
  });

  it('writes nothing below the level that is set', () => {
    expect(linesAt('error', { route: '/api/contact', status: 500 })).toEqual([]);
    expect(linesAt('silent', { route: '/api/contact', status: 500 })).toEqual([]);
  });
});

it('withholds what no entry should have', () => {
  const line = logged((log) =>
    log.request({
      ...probe,
      route: '/',
      status: 200,
      email: 'canary@example.org',
      body: { text: 'canary' },
      headers: { authorization: 'canary', cookie: 'canary' },
    } as never),
  );
  expect(line).not.toContain('canary');
  expect(line).toContain('[withheld]');
});
