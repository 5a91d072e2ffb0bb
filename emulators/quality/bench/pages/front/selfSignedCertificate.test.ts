import { createPublicKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { expect, it } from 'vitest';
import { selfSignedCertificate } from './selfSignedCertificate.ts';

const now = Date.UTC(2026, 4, 17, 8, 30, 5);

it('creates a certificate for its key, signed with that key', () => {
  const { key, cert } = selfSignedCertificate('127.0.0.1', now);
  const certificate = new X509Certificate(cert);
  expect(certificate.subject).toBe('CN=127.0.0.1');
  expect(certificate.verify(createPublicKey(key))).toBe(true);
  expect(createSecureContext({ key, cert })).toBeDefined();
});

it('is valid twelve hours before and after', () => {
  const { validFromDate, validToDate } = new X509Certificate(
    selfSignedCertificate('127.0.0.1', now).cert,
  );
  expect([validFromDate, validToDate].map((date) => date.toISOString())).toEqual([
    '2026-05-16T20:30:05.000Z',
    '2026-05-17T20:30:05.000Z',
  ]);
});
