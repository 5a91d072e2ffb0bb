import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret of an endpoint: 32 random bytes. */
export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`;

/** What a signature covers. */
export interface SignedMessage {
  id: string;
  /** In whole seconds since 1970. */
  timestamp: number;
  body: string;
}

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), 'base64');

const signatureOf = (secret: string, { id, timestamp, body }: SignedMessage): string =>
  `v1,${createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/**
 * The headers of a message, with a signature by each secret.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const webhookHeaders = (message: SignedMessage, secrets: readonly string[]) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': secrets.map((secret) => signatureOf(secret, message)).join(' '),
});
