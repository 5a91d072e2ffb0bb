import { write } from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { orderedBatches } from '../../../store/reads/queries.ts';
import { applyDeadline } from './applyDeadline.ts';
import { applyDeadlines } from './applyDeadlines.ts';

vi.mock('firebase-functions/logger');
vi.mock('./applyDeadline.ts');
vi.mock('../../../store/reads/queries.ts', { spy: true });

const found = (...ids: string[]) =>
  vi.mocked(orderedBatches).mockImplementation(async function* () {
    yield ids.map((id) => ({ id, content: {}, position: { id, value: [0, 0] } })) as never;
  });

const now = new Date();

beforeEach(() => vi.mocked(write).mockClear());

it('An order that fails is logged with its cause, and the others are done', async () => {
  found('broken', 'late', 'expired');
  vi.mocked(applyDeadline).mockImplementation(async (id) => {
    if (id === 'broken') throw new Error('It has no lines');
    return id === 'late' ? 'overdue' : 'cancelled';
  });
  const report = { cancelled: 1, overdue: 1, unchanged: 0, failed: 1 };
  expect(await applyDeadlines(now)).toMatchObject(report);
  expect(vi.mocked(applyDeadline).mock.calls).toEqual([
    ['broken', now],
    ['late', now],
    ['expired', now],
  ]);
  expect(vi.mocked(write).mock.calls).toEqual([
    [
      {
        severity: 'ERROR',
        message: 'The deadline of order broken was not applied; the next run tries again',
        orderId: 'broken',
        cause: expect.stringContaining('Error: It has no lines'),
      },
    ],
    [expect.objectContaining({ severity: 'INFO', ...report })],
  ]);
});

it('A run that finds no order logs nothing', async () => {
  found();
  await applyDeadlines(now);
  expect(write).not.toHaveBeenCalled();
});

it('A run that cannot read the orders fails', async () => {
  vi.mocked(orderedBatches).mockImplementation(() => {
    throw new Error('Firestore does not answer');
  });
  await expect(applyDeadlines(now)).rejects.toThrow('Firestore does not answer');
});
