import type { IncomingHttpHeaders } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

/** Whether a request is signed by a secret of its path, or why not. */
export type Verification = 'verified' | { problem: string };

const checked = (secret: string, headers: Record<string, string>, body: string): Verification => {
  try {
    new Webhook(secret).verify(body, headers, { jsonParse: false });
    return 'verified';
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) return { problem: 'Invalid secret' };
    return { problem: error.message };
  }
};

const single = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/**
 * Verifies the signature of a webhook with each of the secrets: during a rotation, two are valid.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const verify = (
  secrets: readonly string[],
  headers: IncomingHttpHeaders,
  body: string,
): Verification => {
  const results = secrets.map((secret) => checked(secret, single(headers), body));
  if (results.includes('verified')) return 'verified';
  return results[0] ?? { problem: 'This path has no secret yet' };
};
