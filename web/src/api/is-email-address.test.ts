import { expect, test } from 'vitest';
import { isEmailAddress } from './is-email-address.ts';

test.each(['', 'ada', 'ada@', 'ada@mill', 'ada@127.0.0.1', 'ada@mill.example/path', 'a b@mill.example'])(
  "'%s' is no address",
  (text) => {
    expect(isEmailAddress(text)).toBe(false);
  },
);

test.each(['ada@mill.example', ' ada@mill.example ', 'ada+list@mill.co.uk', 'ada@bücher.example'])(
  "'%s' is an address",
  (text) => {
    expect(isEmailAddress(text)).toBe(true);
  },
);
