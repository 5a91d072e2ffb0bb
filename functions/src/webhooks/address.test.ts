import { describe, expect, it } from 'vitest';
import { addressProblem, isPublicAddress } from './address.ts';

const problemOf = (address: string) => addressProblem(address, []);

describe('addressProblem', () => {
  it.each([
    'https://erp.example.com/webhooks?shop=1',
    'https://erp.example.com:8443/',
    'https://93.184.215.14/',
    'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/',
    'https://bücher.example/',
  ])('accepts %s', (address) => {
    expect(problemOf(address)).toBeUndefined();
  });

  it.each([
    ['', /like https/],
    ['erp.example.com', /like https/],
    ['http://erp.example.com', /begins with https/],
    ['ftp://erp.example.com', /begins with https/],
    ['https://user:password@erp.example.com', /without user/],
    ['https://user@erp.example.com', /without user/],
    ['https://erp.example.com/#part', /without “#”/],
    ['https://erp.example.com:22', /443 or 8443/],
    ['https://erp.example.com:80', /443 or 8443/],
    ['https://localhost', /full name/],
    ['https://localhost.', /full name/],
    ['https://erp', /full name/],
  ])('refuses %s', (address, message) => {
    expect(problemOf(address)).toMatch(message);
  });

  it.each([
    'https://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://0x7f000001',
    'https://0177.0.0.1',
    'https://127。0。0。1',
    'https://10.0.0.8',
    'https://172.16.0.1',
    'https://192.168.1.1',
    'https://169.254.169.254',
    'https://100.64.0.1',
    'https://0.0.0.0',
    'https://224.0.0.1',
    'https://255.255.255.255',
    'https://[::1]',
    'https://[::]',
    'https://[::ffff:127.0.0.1]',
    'https://[::ffff:a9fe:a9fe]',
    'https://[::127.0.0.1]',
    'https://[64:ff9b::7f00:1]',
    'https://[2002:7f00:1::]',
    'https://[fe80::1]',
    'https://[fc00::1]',
    'https://[fec0::1]',
    'https://[ff02::1]',
  ])('refuses %s, which is not public', (address) => {
    expect(problemOf(address)).toBe('Enter a public address');
  });

  it('accepts the local hosts of a test, but no other one, and nothing but HTTP there', () => {
    const local = (address: string) => addressProblem(address, ['127.0.0.1']);
    expect(local('http://127.0.0.1:9999/webhooks')).toBeUndefined();
    expect(local('http://127.0.0.2:9999/')).toMatch(/begins with https/);
    expect(local('ftp://127.0.0.1/')).toMatch(/begins with https/);
    expect(local('http://a:b@127.0.0.1/')).toMatch(/without user/);
  });
});

describe('isPublicAddress', () => {
  it('is false for what is no address', () => {
    expect(isPublicAddress('erp.example.com')).toBe(false);
    expect(isPublicAddress('fe80::1%eth0')).toBe(false);
    expect(isPublicAddress('::ffff:93.184.215.14')).toBe(true);
  });
});
