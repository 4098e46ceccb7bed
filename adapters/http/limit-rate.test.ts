import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf, sharerOf, siteOf } from './limit-rate.ts';

it.each([
  ['1.2.3.4', '1.2.3.4', undefined],
  ['::ffff:1.2.3.4', '1.2.3.4', undefined],
  ['', '', undefined],
  ['::1', '0:0:0:0', '0:0:0/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0/48'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2', '2001:db8:1/48'],
  ['2001:db8::', '2001:db8:0:0', '2001:db8:0/48'],
])('takes %j for the network %j in the site %j', (address, network, site) => {
  expect(networkOf(address)).toBe(network);
  expect(siteOf(address)).toBe(site);
});

it('tells networks apart by their first four groups alone, and sites by three, however they are written', () => {
  const groups = fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 });
  const written = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  fc.assert(
    fc.property(groups, groups, (one, other) => {
      const neighbour = [...one.slice(0, 4), ...other.slice(4)];
      expect(networkOf(written(neighbour))).toBe(networkOf(written(one)));
      const cousin = [...one.slice(0, 3), ((one[3] ?? 0) + 1) % 0x10000, ...other.slice(4)];
      expect(networkOf(written(cousin))).not.toBe(networkOf(written(one)));
      expect(siteOf(written(cousin))).toBe(siteOf(written(one)));
      const short = new URL(`http://[${written(one)}]/`).hostname.slice(1, -1);
      if (!short.startsWith('::ffff:')) expect(networkOf(short)).toBe(networkOf(written(one)));
    }),
  );
});

it('shares room and processes among sites of IPv6 and among addresses of IPv4', () => {
  expect(sharerOf('2001:db8:1:2::3')).toBe(sharerOf('2001:db8:1:ff::3'));
  expect(sharerOf('2001:db8:1:2::3')).not.toBe(sharerOf('2001:db8:2:2::3'));
  expect(sharerOf('192.0.2.1')).toBe(sharerOf('::ffff:192.0.2.1'));
  expect(sharerOf('192.0.2.1')).not.toBe(sharerOf('192.0.2.2'));
});
