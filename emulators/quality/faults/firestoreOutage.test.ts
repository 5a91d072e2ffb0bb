import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import type { PlacedOrder } from 'functions/contract';
import { registerAdmin, registerCustomer } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { linesBody, sendOrder, sendTransition } from 'functions/testing/orders/orders';
import { createTool } from 'functions/testing/tools/tools';
import { describe, it, onTestFinished } from 'vitest';
import { expectUnavailable, orderWithRetries, retryWhileUnavailable } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { noFault, startFaultyShop } from './support/faultyShop.ts';

describe('A Firestore that is unavailable', () => {
  it('is reported as a busy shop before any client times out, and keeps the keys valid', async () => {
    const shop = await startFaultyShop();
    onTestFinished(shop.close);
    const [customer, admin] = await Promise.all([registerCustomer(), registerAdmin()]);
    const toolIds = [
      await createTool({ available: stock }),
      await createTool({ available: stock }),
    ];
    const earlier = await orderWithRetries(customer, toolIds);
    shop.faultOf = () => ({ status: status.UNAVAILABLE, lost: 'request' });
    const key = randomUUID();
    const order = () => sendOrder(customer.token, linesBody(toolIds), key);
    const cancel = () =>
      sendTransition(admin.token, earlier, { to: 'cancelled', reason: 'Sold out' }, key);
    await Promise.all([
      order().then(expectUnavailable),
      cancel().then(expectUnavailable),
      send('GET', `/tool/${toolIds[0]}`).then(expectUnavailable),
      send('GET', '/tools').then(expectUnavailable),
    ]);
    shop.faultOf = noFault;
    // The server may close a connection that was idle during the outage.
    const retry = (request: () => Promise<Response>) => retryWhileUnavailable(request, () => {});
    const { insertedId } = await expectStatus<PlacedOrder>(await retry(order), 201);
    await expectStatus(await retry(cancel), 200);
    await expectConsistent(toolIds, [customer], { placed: [insertedId], cancelled: [earlier] });
  });
});
