import { registerCustomer } from 'functions/testing/api/accounts';
import { countOf, statusesOf } from 'functions/testing/api/statuses';
import { orderBody, sendOrder } from 'functions/testing/orders/orders';
import { createTool, stockOf } from 'functions/testing/tools/tools';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startApi } from './support/api.ts';

describe('The API, just started, with 30 buyers of the last 50 pieces', () => {
  it('sells them to ten, and tells the others that they are sold out', async () => {
    const buyers = await Promise.all(Array.from({ length: 30 }, () => registerCustomer()));
    const tool = await createTool({ available: 50, minOrder: 1 });
    const api = await startApi();
    onTestFinished(api.close);
    const statuses = await statusesOf(buyers.map(({ token }) => sendOrder(token, orderBody(tool))));
    expect([countOf(statuses, 201), countOf(statuses, 409)], statuses.join()).toEqual([10, 20]);
    expect(await stockOf(tool)).toEqual({ available: 0, ledger: 0 });
  });
});
