import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret, webhookHeaders } from './signature.ts';

const now = () => Math.floor(Date.now() / 1_000);

describe('The signature of a webhook', () => {
  it('is that of the test vector of Standard Webhooks', () => {
    const message = {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      timestamp: 1_614_265_330,
      body: '{"test": 2432232314}',
    };
    const headers = webhookHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw']);
    expect(headers).toEqual({
      'webhook-id': message.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('verifies with each of two secrets during a rotation, and with no other one', () => {
    const [old, current, other] = [newSecret(), newSecret(), newSecret()];
    const body = '{"type":"order.placed","data":{"number":"Größe ✓"}}';
    const headers = webhookHeaders({ id: 'msg_1', timestamp: now(), body }, [current, old]);
    for (const secret of [old, current]) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
    }
    expect(() => new Webhook(other).verify(body, headers)).toThrow(WebhookVerificationError);
    expect(() => new Webhook(current).verify(`${body} `, headers)).toThrow();
    expect(() =>
      new Webhook(current).verify(body, { ...headers, 'webhook-id': 'msg_2' }),
    ).toThrow();
  });

  it('equals that of the official library', () => {
    const secret = newSecret();
    const [id, at, body] = ['msg_3', new Date(), '{}'];
    const timestamp = Math.floor(at.getTime() / 1_000);
    expect(webhookHeaders({ id, timestamp, body }, [secret])['webhook-signature']).toBe(
      new Webhook(secret).sign(id, at, body),
    );
  });
});

describe('newSecret', () => {
  it('makes a different secret of 32 bytes each time', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(newSecret()).not.toBe(secret);
  });
});
