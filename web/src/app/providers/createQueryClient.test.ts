import { describe, expect, it, vi } from 'vitest';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { createQueryClient } from './createQueryClient.ts';

const fail = async (error: Error) => {
  const onSessionEnd = vi.fn();
  const client = createQueryClient(onSessionEnd);
  const queryFn = vi.fn().mockRejectedValue(error);
  await client.fetchQuery({ queryKey: ['x'], queryFn, retryDelay: 0 }).catch(() => {});
  return { attempts: queryFn.mock.calls.length, onSessionEnd };
};

describe('createQueryClient', () => {
  it('retries three times on a server error', async () => {
    const { attempts, onSessionEnd } = await fail(new ApiProblem('unavailable', 503));
    expect(attempts).toBe(4);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it('does not retry while the browser is offline', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect((await fail(new ApiProblem('network', 0))).attempts).toBe(1);
    onLine.mockRestore();
  });

  it('does not retry on a client error', async () => {
    const { attempts, onSessionEnd } = await fail(new ApiProblem('tool-not-found', 404));
    expect(attempts).toBe(1);
    expect(onSessionEnd).not.toHaveBeenCalled();
  });

  it.each([new ApiProblem('unauthenticated', 401), new ApiProblem('forbidden', 403)])(
    'ends the session on $status',
    async (problem) => {
      const { onSessionEnd } = await fail(problem);
      expect(onSessionEnd).toHaveBeenCalledOnce();
    },
  );
});
