import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { noteCancelled, orderKeys } from './orderCache.ts';

describe('noteCancelled', () => {
  it('moves an order between the counts that are known', () => {
    const client = new QueryClient();
    client.setQueryData(orderKeys.count('placed'), 5);
    client.setQueryData(orderKeys.count('cancelled'), 0);
    noteCancelled(client);
    expect(client.getQueryData(orderKeys.count('placed'))).toBe(4);
    expect(client.getQueryData(orderKeys.count('cancelled'))).toBe(1);
    expect(client.getQueryData(orderKeys.count('all'))).toBeUndefined();
  });
});
