import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DependencyChange, DependencyWatch } from './dependency-watch.ts';

it('tells of a failure and of its end once, and how long it lasted', () => {
  let nowMs = 1000;
  const changes: DependencyChange[] = [];
  const watch = new DependencyWatch('redis', () => nowMs);
  watch.listen((change) => changes.push(change));
  watch.recover();
  watch.fail('no-answer');
  watch.fail('not-connected');
  expect(watch).toMatchObject({ isFailing: true, failures: 1 });
  nowMs = 3500.4;
  watch.recover();
  watch.recover();
  expect(watch).toMatchObject({ isFailing: false, failures: 1 });
  expect(changes).toEqual([
    { event: 'dependency-fail', dependency: 'redis', reason: 'no-answer' },
    { event: 'dependency-recover', dependency: 'redis', failedForMs: 2500 },
  ]);
});

it('counts what happened before anybody listened', () => {
  const watch = new DependencyWatch('database');
  watch.fail('SQLITE_FULL');
  expect(watch).toMatchObject({ name: 'database', isFailing: true, failures: 1 });
});

it('tells whoever begins to listen of a failure that lasts, as of a service that was never there', () => {
  const changes: DependencyChange[] = [];
  const watch = new DependencyWatch('redis', () => 0);
  watch.fail('not-connected');
  watch.listen((change) => changes.push(change));
  watch.fail('no-answer');
  watch.recover();
  expect(changes.map(({ event }) => event)).toEqual(['dependency-fail', 'dependency-recover']);
  expect(changes[0]).toMatchObject({ reason: 'not-connected' });

  const later: DependencyChange[] = [];
  watch.listen((change) => later.push(change));
  expect(later).toEqual([]);
});

it('tells of failures and recoveries in turns, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (outcomes) => {
      const events: string[] = [];
      const watch = new DependencyWatch('database', () => 0);
      watch.listen(({ event }) => events.push(event));
      for (const isGood of outcomes) {
        if (isGood) watch.recover();
        else watch.fail('x');
      }
      expect(events).toEqual(
        events.map((_, turn) => (turn % 2 === 0 ? 'dependency-fail' : 'dependency-recover')),
      );
      expect(watch.failures).toBe(Math.ceil(events.length / 2));
      expect(watch.isFailing).toBe(events.length % 2 === 1);
    }),
  );
});
