import { randomUUID } from 'node:crypto';
import { status } from '@grpc/grpc-js';
import { registerCustomer } from 'functions/testing/accounts';
import { expectStatus, send } from 'functions/testing/api';
import { orderBody, sendOrder } from 'functions/testing/orders';
import { createTool } from 'functions/testing/tools';
import { describe, it, onTestFinished } from 'vitest';
import { expectBusy } from './support/customer.ts';
import { expectBooks, stock } from './support/expectBooks.ts';
import { never, openFaultyShop } from './support/faultyShop.ts';

describe('A Firestore that is out of reach', () => {
  it('is told as a busy shop before anybody gives up, and the key of an order stays good', async () => {
    const shop = await openFaultyShop();
    onTestFinished(shop.close);
    const customer = await registerCustomer();
    const toolId = await createTool({ available: stock });
    shop.of = () => ({ status: status.UNAVAILABLE, loses: 'call' });
    const key = randomUUID();
    const order = () => sendOrder(customer.token, orderBody(toolId), key);
    await Promise.all([
      order().then(expectBusy),
      send('GET', `/tool/${toolId}`).then(expectBusy),
      send('GET', '/tools').then(expectBusy),
    ]);
    shop.of = never;
    const { insertedId } = await expectStatus<{ insertedId: string }>(await order(), 201);
    await expectBooks(toolId, [customer], { placed: [insertedId], cancelled: [] });
  });
});
