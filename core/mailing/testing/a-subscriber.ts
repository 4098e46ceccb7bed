import type { Subscriber } from '../subscriber-list.port.ts';

/** A subscriber with every field filled in. */
export function aSubscriber(overrides: Partial<Subscriber> = {}): Subscriber {
  return {
    email: 'ada@mill.example',
    name: 'Ada Shaw',
    company: 'Mill & Sons',
    phone: '+44 20 7946 0000',
    message: 'Two lines\nof text',
    source: 'landing',
    subscribedAt: '2026-03-01T09:30:00.000Z',
    ...overrides,
  };
}
