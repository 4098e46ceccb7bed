import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const host = 'fettle.example';
const known = new Set(['https://www.fettle.example', 'https://partner.example']);
const judge = (sender: { origin?: string; fetchSite?: string; host?: string }) =>
  isCrossSite({ origin: '', fetchSite: '', host, ...sender }, known);

describe('a page of another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'https://fettle.example.evil.example' },
    { origin: 'https://fettle.example@evil.example' },
    { origin: 'https://evil.example/fettle.example' },
    { origin: 'https://fettle.example:8443' },
    { origin: 'https://fettle.example, https://evil.example' },
    { origin: 'https://fettle.example', host: 'fettle.example:3000' },
    { origin: 'http://localhost:5173', host: 'localhost:3000' },
    { origin: 'http://localhost:3000', host: '127.0.0.1:3000' },
    { origin: 'https://fettle.example', host: '' },
    { origin: 'file://' },
    { origin: 'chrome-extension://abcdefgh' },
    { fetchSite: 'cross-site' },
    { fetchSite: 'same-site' },
    { fetchSite: 'same-origin, cross-site' },
    { fetchSite: 'SAME-ORIGIN' },
    // What the browser says counts, also where the host happens to be ours.
    { fetchSite: 'cross-site', origin: 'http://fettle.example' },
    { fetchSite: 'same-site', origin: 'https://shop.fettle.example' },
    { fetchSite: 'none', origin: 'https://evil.example' },
  ])('is told by %j', (sender) => {
    expect(judge(sender)).toBe(true);
  });

  it('is every origin whose host is not ours and that nobody allowed', () => {
    const origins = fc.webUrl({ withQueryParameters: false }).map((url) => new URL(url).origin);
    fc.assert(
      fc.property(fc.oneof(origins, fc.string()), (origin) => {
        fc.pre(origin !== '' && !known.has(origin) && !origin.endsWith(`//${host}`));
        expect(judge({ origin })).toBe(true);
        expect(judge({ origin, fetchSite: 'cross-site' })).toBe(true);
      }),
    );
  });
});

describe('who may post', () => {
  it.each([
    ['a program', {}],
    ['a page of ours', { origin: 'https://fettle.example', fetchSite: 'same-origin' }],
    ['a page of ours in an older browser', { origin: 'https://fettle.example' }],
    ['a page of ours behind a proxy that takes the TLS off', { origin: 'https://fettle.example' }],
    ['the same with the port written', { origin: 'https://fettle.example', host: 'fettle.example:443' }],
    ['a page of ours that hides its address', { origin: 'null', fetchSite: 'same-origin' }],
    [
      'a page behind a proxy that names us its own way',
      { origin: 'https://a.example', fetchSite: 'same-origin' },
    ],
    [
      'a page by our public name, whatever the proxy calls us',
      { origin: 'https://www.fettle.example', host: 'app:3000' },
    ],
    [
      'a page on the port of a development machine',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
    ['a page by an address', { origin: 'http://[::1]:3000', host: '[::1]:3000' }],
    ['a person who typed the address', { fetchSite: 'none' }],
    ['a site that is allowed', { origin: 'https://partner.example', fetchSite: 'cross-site' }],
  ])('%s', (_who, sender) => {
    expect(judge(sender)).toBe(false);
  });
});
