import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { countCancellation, orderKeys } from './orderCache.ts';

describe('countCancellation', () => {
  it('changes only the cached counts', () => {
    const client = new QueryClient();
    client.setQueryData(orderKeys.count('placed'), 5);
    client.setQueryData(orderKeys.count('cancelled'), 0);
    countCancellation(client);
    expect(client.getQueryData(orderKeys.count('placed'))).toBe(4);
    expect(client.getQueryData(orderKeys.count('cancelled'))).toBe(1);
    expect(client.getQueryData(orderKeys.count('all'))).toBeUndefined();
  });
});
