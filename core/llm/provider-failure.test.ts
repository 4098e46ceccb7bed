import { expect, it } from 'vitest';
import { fallbackReason } from './provider-failure.ts';

it('tells the reader which engine answered, and why the other did not', () => {
  const reason = fallbackReason({ message: 'The model refused.' });
  expect(reason).toContain('the built-in engine answered instead');
  expect(reason).toMatch(/\. The model refused\.$/);
});
