import { describe, expect, it } from 'vitest';
import { failureOf, InvalidAddressError } from './smtpTransport.ts';

const errorWith = (fields: object) => Object.assign(new Error('It failed'), fields);

describe('failureOf', () => {
  it.each([
    { code: 'ECONNECTION', command: 'CONN' },
    { code: 'ESOCKET', command: 'CONN' },
    { code: 'ETIMEDOUT', command: 'CONN' },
    { code: 'EDNS' },
    { code: 'ETLS', command: 'STARTTLS' },
    { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 },
    { code: 'EPROTOCOL', responseCode: 421 },
    { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 421 },
  ])('sees an outage in %j', (fields) => {
    expect(failureOf(errorWith(fields))).toMatchObject({ permanent: false, unreachable: true });
  });

  it.each([
    { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 },
    { code: 'EMESSAGE', command: 'DATA', responseCode: 451 },
    {},
  ])('sees a refusal of this mail in %j', (fields) => {
    expect(failureOf(errorWith(fields))).toMatchObject({ permanent: false, unreachable: false });
  });

  it('sees a refusal for good', () => {
    const refused = errorWith({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
    expect(failureOf(refused)).toMatchObject({ permanent: true, unreachable: false });
    expect(failureOf(new InvalidAddressError('No address'))).toMatchObject({ permanent: true });
  });
});
