import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

const parse = (text: string) => parseEmailAddress(text, domainToASCII);

describe('an address that cannot be right', () => {
  it.each([
    '',
    '   ',
    'ada',
    '@mill.example',
    'ada@',
    'ada@mill',
    'ada@localhost',
    'ada@mill.1',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@mill..example',
    'ada@.mill.example',
    'ada@mill.example.',
    'ada@-mill.example',
    'ada@mill-.example',
    'ada@mi_ll.example',
    '.ada@mill.example',
    'ada.@mill.example',
    'a..da@mill.example',
    'ada shaw@mill.example',
    'ada@mill.example, bob@mill.example',
    'ada@mill.example;bob@mill.example',
    'Ada <ada@mill.example>',
    'ada@bob@mill.example',
    '"ada shaw"@mill.example',
    'ada\r\nBcc: all@x.example@mill.example',
    'ada@mill.example\r\nBcc: all@x.example',
    'ada\0@mill.example',
    'ada@mill.example/path',
    'ada@mill.example:25',
    'ada@mill.example?subject=x',
    'ada@mill%2eexample',
    `${'a'.repeat(65)}@mill.example`,
    `ada@${'a'.repeat(64)}.example`,
    `ada@${'mill.'.repeat(60)}example`,
    `ada@${'ü'.repeat(100_000)}.example`,
  ])('refuses %j', (text) => {
    expect(parse(text)).toEqual({
      ok: false,
      error: { code: 'invalid-email', message: 'Please enter a valid email address' },
    });
  });
});

it('refuses a domain that cannot be written in the letters of mail servers', () => {
  const inAscii = (domain: string) => domainToASCII(domain) || undefined;
  expect(parseEmailAddress('ada@xn--iñvalid.example', inAscii)).toMatchObject({
    error: { code: 'invalid-email' },
  });
});

describe('an address as people type it', () => {
  it.each([
    ['ada@mill.example', 'ada@mill.example'],
    ['  Ada.Shaw@MILL.Example ', 'ada.shaw@mill.example'],
    ['ada+news@mill.co.uk', 'ada+news@mill.co.uk'],
    ["o'neill@mill.example", "o'neill@mill.example"],
    ['a.d.a@gmail.com', 'a.d.a@gmail.com'],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    [`${'a'.repeat(64)}@mill.example`, `${'a'.repeat(64)}@mill.example`],
  ])('reads %j', (text, identity) => {
    expect(parse(text)).toEqual({ ok: true, value: identity });
  });

  it('gives one identity whatever the case, and the same again from its own answer', () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        const lower = parse(address);
        expect(parse(address.toUpperCase())).toEqual(lower);
        if (lower.ok) expect(parse(lower.value)).toEqual(lower);
      }),
    );
  });

  it('never lets a control character or a space through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const parsed = parse(`${before}@${after}`);
        if (parsed.ok) expect(parsed.value).toMatch(/^[\x21-\x7e]+$/);
      }),
    );
  });
});
