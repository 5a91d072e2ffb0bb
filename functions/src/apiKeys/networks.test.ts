import { describe, expect, it } from 'vitest';
import { isAllowedAddress, isNetwork } from './networks.ts';

describe('A network', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '0.0.0.0/0',
    '2001:db8::1',
    '2001:db8::/32',
    '::ffff:203.0.113.0/120',
  ])('is %s', (text) => expect(isNetwork(text)).toBe(true));

  it.each([
    '',
    '203.0.113',
    '127.1/8',
    '0x7f.0.0.1',
    '203.0.113.0/33',
    '2001:db8::/129',
    '203.0.113.0/',
    '::ffff:203.0.113.0/24',
    'erp.example.com',
  ])('is not “%s”', (text) => expect(isNetwork(text)).toBe(false));
});

describe('An address', () => {
  it.each([
    [[], '198.51.100.1', true],
    [['203.0.113.0/24'], '203.0.113.255', true],
    [['203.0.113.0/24'], '::ffff:203.0.113.255', true],
    [['::ffff:203.0.113.0/120'], '203.0.113.255', true],
    [['203.0.113.0/24'], '203.0.114.0', false],
    [['203.0.113.7'], '203.0.113.7', true],
    [['203.0.113.7'], '203.0.113.8', false],
    [['198.51.100.1', '2001:db8::/32'], '2001:db8:ffff::1', true],
    [['2001:db8::/32'], '2001:db9::1', false],
    [['2001:db8::/32'], '203.0.113.7', false],
    [['0.0.0.0/0'], '2001:db8::1', false],
    [['203.0.113.0/24'], '', false],
    [['203.0.113.0/24'], 'unknown', false],
  ])('with %j allowed: %s is %s', (networks, address, allowed) => {
    expect(isAllowedAddress(networks, address)).toBe(allowed);
  });
});
