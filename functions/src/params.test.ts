import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  cardPaymentsEnabled,
  importLimitMs,
  mailRetryMs,
  paymentMailDelayMs,
  readLimitMs,
  requestLimitMs,
  sendsMails,
  smtpUrl,
  stripeAccess,
  undoMailDelayMs,
} from './params.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const stubKeys = (keys: Record<string, string | undefined>) => {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
};

const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('stripeAccess', () => {
  it('has the keys, and the address of Stripe’s API in a suite', () => {
    stubKeys({ ...keys, STRIPE_API_URL: undefined });
    const access = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
    expect(stripeAccess()).toEqual({ ...access, apiUrl: undefined });
    expect(cardPaymentsEnabled()).toBe(true);
    stubKeys({ STRIPE_API_URL: 'http://127.0.0.1:4242' });
    expect(stripeAccess()).toEqual({ ...access, apiUrl: 'http://127.0.0.1:4242' });
  });

  it('drops the line break of a secret that was entered with `echo`', () => {
    stubKeys({ STRIPE_SECRET_KEY: 'sk_test_1\n', STRIPE_WEBHOOK_SECRET: 'whsec_1\r\n' });
    expect(stripeAccess()).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
  });

  it.each(Object.keys(keys))('is missing without %s: the shop takes no cards', (name) => {
    for (const value of [undefined, '', '\n']) {
      stubKeys({ ...keys, [name]: value });
      expect(stripeAccess()).toBeUndefined();
      expect(cardPaymentsEnabled()).toBe(false);
    }
  });
});

describe('The SMTP address', () => {
  it('is trimmed, and missing when it is empty: then mails stay queued', () => {
    for (const value of [undefined, '', '\n']) {
      stubKeys({ SMTP_URL: value });
      expect([smtpUrl(), sendsMails()]).toEqual([undefined, false]);
    }
    stubKeys({ SMTP_URL: 'smtps://shop:key@mail.example\n' });
    expect([smtpUrl(), sendsMails()]).toEqual(['smtps://shop:key@mail.example', true]);
  });

  it('is not needed to know that the shop sends mails', () => {
    stubKeys({ SMTP_URL: undefined, API_MAIL: 'true' });
    expect([smtpUrl(), sendsMails()]).toEqual([undefined, true]);
  });

  it('is tried again after a minute, in a suite after the time that its launcher sets', () => {
    stubKeys({ MAIL_RETRY_SECONDS: undefined });
    expect(mailRetryMs()).toBe(60_000);
    stubKeys({ MAIL_RETRY_SECONDS: '1' });
    expect(mailRetryMs()).toBe(1_000);
  });

  it('waits for ten minutes if it is about a payment, or as long as a shop or a suite sets', () => {
    stubKeys({ PAYMENT_MAIL_SECONDS: undefined });
    expect(paymentMailDelayMs()).toBe(600_000);
    stubKeys({ PAYMENT_MAIL_SECONDS: '0' });
    expect(paymentMailDelayMs()).toBe(0);
  });

  it('waits for a minute if it is about a step that can be undone', () => {
    stubKeys({ UNDO_MAIL_SECONDS: undefined });
    expect(undoMailDelayMs()).toBe(60_000);
    stubKeys({ UNDO_MAIL_SECONDS: '20' });
    expect(undoMailDelayMs()).toBe(20_000);
  });
});

describe('The time limit of a request', () => {
  it('is longer than a transaction retries, or what the tests set', () => {
    stubKeys({ REQUEST_SECONDS: undefined });
    expect(requestLimitMs()).toBe(15_000);
    stubKeys({ REQUEST_SECONDS: '120' });
    expect(requestLimitMs()).toBe(120_000);
  });

  it('is longer than that of a read, after which the request can still be answered', () => {
    stubKeys({ REQUEST_SECONDS: undefined });
    expect(readLimitMs()).toBe(7_500);
  });

  it('is longer than that of an import, which also has to read the table', () => {
    stubKeys({ REQUEST_SECONDS: undefined });
    expect(importLimitMs()).toBe(10_000);
  });
});
