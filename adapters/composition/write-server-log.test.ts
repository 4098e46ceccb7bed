import { expect, it } from 'vitest';
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
    time: expect.any(String),
    event: 'dependency-fail',
    dependency: 'database',
    reason: 'SQLITE_FULL',
  });
});
