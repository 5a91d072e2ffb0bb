import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiRoutes } from './api.ts';
import { controlRoutes } from './control.ts';
import { createCheckout } from './payments/checkout.ts';
import { createDisputes } from './payments/disputes.ts';
import { paymentRoutes } from './payments/payment.ts';
import { createRefunds } from './payments/refunds.ts';
import { httpListener } from './requests/http.ts';
import { createWebhooks } from './webhooks/webhooks.ts';

/** Where to listen, the keys of the account, and where its events go. */
export interface StripeOptions {
  host: string;
  /** 0 selects any free port. */
  port: number;
  secretKey: string;
  webhookSecret: string;
  /** Called for each attempt. */
  webhookUrl: () => string;
}

/** A running stand-in. */
export interface RunningStripe {
  url: string;
  /** Stops the server and the retries of events. */
  close(): Promise<void>;
}

/**
 * Starts the stand-in of the few calls of Stripe's API that a shop with Checkout makes, with a page
 * to pay on, and signed webhooks. Its state is in memory.
 * @throws {Error} when the port is in use.
 */
export const startStripe = async (options: StripeOptions): Promise<RunningStripe> => {
  const { host, port, secretKey, webhookSecret, webhookUrl } = options;
  const webhooks = createWebhooks({ url: webhookUrl, secret: webhookSecret });
  let url = '';
  const checkout = createCheckout(webhooks, (id) => `${url}/pay/${id}`);
  const disputes = createDisputes(checkout, webhooks);
  const refunds = createRefunds(checkout, webhooks, disputes);
  const server = createServer(
    httpListener([
      ...apiRoutes(secretKey, { checkout, refunds }),
      ...paymentRoutes(checkout),
      ...controlRoutes(webhooks, refunds, disputes),
    ]),
  );
  server.listen(port, host);
  await once(server, 'listening');
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const closed = once(server, 'close');
  const close = async () => {
    webhooks.close();
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { url, close };
};
