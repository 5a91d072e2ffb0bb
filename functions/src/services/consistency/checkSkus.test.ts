import { describe, expect, it, onTestFinished } from 'vitest';
import { skus } from '../../store/collections/collections.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { readIdsOf } from '../../testing/usage/documentsReadBy.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { checkConsistency } from './checkConsistency.ts';
import { checkSkus } from './checkSkus.ts';

const newSku = () => `CHECK-${Math.random().toString(36).slice(2, 12).toUpperCase()}`;

/**
 * A tool that a test makes inconsistent. It is deleted afterwards, so that other checks do not find
 * it.
 */
const createTemporaryTool = async (sku = newSku()) => {
  const id = await createTool({ sku });
  onTestFinished(() => removeTool(id));
  return { id, sku };
};

const problemsOf = async (...parts: string[]): Promise<string[]> =>
  (await checkSkus()).filter((problem) => parts.some((part) => problem.includes(part)));

describe('checkSkus', () => {
  it('finds no problem in a tool with a reserved SKU', async () => {
    const { id } = await createTemporaryTool();
    expect(await problemsOf(id)).toEqual([]);
  });

  it('finds a SKU that is not reserved', async () => {
    const { id, sku } = await createTemporaryTool();
    await skus.doc(sku).delete();
    const problem = `tool ${id}: its SKU ${sku} is reserved for no tool`;
    expect(await problemsOf(sku)).toEqual([problem]);
    expect((await checkConsistency()).problems).toContain(problem);
  });

  it('finds a SKU that two tools have', async () => {
    const one = await createTemporaryTool();
    const other = await createTemporaryTool(one.sku);
    expect(await problemsOf(one.sku)).toEqual([
      `tool ${one.id}: its SKU ${one.sku} is reserved for tool ${other.id}`,
    ]);
  });

  it('finds a reservation for a tool that is gone, or has another SKU', async () => {
    const { id, sku } = await createTemporaryTool();
    const reserved = [newSku(), newSku()] as const;
    onTestFinished(async () => {
      await Promise.all(reserved.map((each) => skus.doc(each).delete()));
    });
    await skus.doc(reserved[0]).set({ toolId: id });
    await skus.doc(reserved[1]).set({ toolId: 'missing' });
    expect((await problemsOf(sku, ...reserved)).toSorted()).toEqual(
      [
        `SKU ${reserved[0]} is reserved for tool ${id}, which does not have it`,
        `SKU ${reserved[1]} is reserved for tool missing, which does not have it`,
      ].toSorted(),
    );
  });

  it('reads each tool and each reservation once, and writes nothing', async () => {
    const { id, sku } = await createTemporaryTool();
    let writes = Number.NaN;
    const read = await readIdsOf(async () => {
      ({ writes } = await usageOf(checkSkus));
    });
    expect(read.filter((each) => each === id)).toHaveLength(1);
    expect(read.filter((each) => each === sku)).toHaveLength(1);
    expect(writes).toBe(0);
  });
});
