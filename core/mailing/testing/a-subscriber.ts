import type { SignUp, Subscriber } from '../subscriber.ts';

/** A sign-up with every field filled in; the id follows from the address. */
export function aSignUp(overrides: Partial<SignUp> = {}): SignUp {
  const email = overrides.email ?? 'ada@mill.example';
  return {
    id: `id-of-${email}`,
    email,
    name: 'Ada Shaw',
    company: 'Mill & Sons',
    phone: '+44 20 7946 0000',
    message: 'Two lines\nof text',
    source: 'landing',
    consentText: 'Join our mailing list',
    subscribedAt: '2026-03-01T09:30:00.000Z',
    ...overrides,
  };
}

/** The same, as it is kept. */
export function aSubscriber(overrides: Partial<Subscriber> = {}): Subscriber {
  return {
    ...aSignUp(overrides),
    state: 'subscribed',
    confirmedAt: null,
    unsubscribedAt: null,
    ...overrides,
  };
}

/** A sign-up that nobody has confirmed yet, as it is listed. */
export function aPendingSubscriber(overrides: Partial<SignUp> = {}): Subscriber {
  return aSubscriber({ ...overrides, state: 'pending' });
}

/** What is left of somebody who unsubscribed. */
export function aFormerSubscriber(unsubscribedAt: string, overrides: Partial<SignUp> = {}): Subscriber {
  const emptied = { name: '', company: '', phone: '', message: '' };
  return { ...aSignUp(overrides), ...emptied, state: 'unsubscribed', confirmedAt: null, unsubscribedAt };
}
