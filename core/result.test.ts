import { expect, it } from 'vitest';
import { failed, success } from './result.ts';

it('keeps success and failure apart by one flag', () => {
  expect(success(3)).toEqual({ ok: true, value: 3 });
  expect(failed({ code: 'input-required', message: 'Please write something.' }).ok).toBe(false);
});
