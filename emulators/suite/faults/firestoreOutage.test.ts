import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { registerCustomer } from 'functions/testing/accounts';
import { expectStatus, send } from 'functions/testing/api';
import { orderBody, sendOrder } from 'functions/testing/orders';
import { createTool } from 'functions/testing/tools';
import { describe, it, onTestFinished } from 'vitest';
import { expectUnavailable } from './support/customer.ts';
import { expectConsistent, stock } from './support/expectConsistent.ts';
import { noFault, startFaultyShop } from './support/faultyShop.ts';

describe('A Firestore that is unavailable', () => {
  it('is reported as a busy shop before any client times out, and keeps the key of an order valid', async () => {
    const shop = await startFaultyShop();
    onTestFinished(shop.close);
    const customer = await registerCustomer();
    const toolId = await createTool({ available: stock });
    shop.faultOf = () => ({ status: status.UNAVAILABLE, lost: 'request' });
    const key = randomUUID();
    const order = () => sendOrder(customer.token, orderBody(toolId), key);
    await Promise.all([
      order().then(expectUnavailable),
      send('GET', `/tool/${toolId}`).then(expectUnavailable),
      send('GET', '/tools').then(expectUnavailable),
    ]);
    shop.faultOf = noFault;
    const { insertedId } = await expectStatus<{ insertedId: string }>(await order(), 201);
    await expectConsistent(toolId, [customer], { placed: [insertedId], cancelled: [] });
  });
});
