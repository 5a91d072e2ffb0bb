import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ToolDocument } from '../../documents/tools.ts';
import { changeTimeOfEvent, liveTools, tools } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { liveToolWhen, waitForLiveTool } from '../../testing/background/live.ts';
import { createTool, removeTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { getTool } from '../catalogue/tools/tools.ts';
import { publishChangedTool, publishTools } from './publishTools.ts';

const stored = async (id: string) => (await readDocument(tools.doc(id))) as ToolDocument;
const published = (id: string) => readDocument(liveTools.doc(id));

const publishedTool = async (fields?: Parameters<typeof createTool>[0]) => {
  const id = await createTool(fields);
  onTestFinished(() => removeTool(id));
  await waitForLiveTool(id);
  return id;
};

describe('A published tool', () => {
  it('is what the API sends, and nothing else', async () => {
    const id = await publishedTool({
      sku: `LIVE-${randomUUID().slice(0, 8).toUpperCase()}`,
      priceBreaks: [{ minQuantity: 10, price: 15 }],
      specifications: [{ name: 'Length', value: '350 mm' }],
      morePictures: ['https://example.test/side.webp'],
      morePicturePaths: ['tools/side.webp'],
      maxOrder: 50,
    });
    const { _id, ...sent } = await getTool(id);
    expect(await published(id)).toEqual(sent);
    expect(Object.keys(sent)).not.toContain('searchTerms');
  });

  it('loses a field that the tool loses', async () => {
    const id = await publishedTool();
    await liveTools.doc(id).update('searchTerms', ['plane']);
    await publishTools([id]);
    expect(await published(id)).not.toHaveProperty('searchTerms');
  });

  it('follows each change, and goes with the tool', async () => {
    const id = await publishedTool();
    await tools.doc(id).update({ toolName: 'Block plane' });
    await liveToolWhen(id, (tool) => tool?.toolName === 'Block plane');
    await removeTool(id);
    expect(await liveToolWhen(id, (tool) => tool === undefined)).toBeUndefined();
  });

  it('is current after events that are repeated or out of order', async () => {
    const id = await publishedTool({ toolName: 'First' });
    const before = await stored(id);
    const after = { ...before, toolName: 'Second' };
    await tools.doc(id).update({ toolName: 'Second' });
    const events = [
      { id, before, after },
      { id, before: undefined, after: before },
      { id, before, after },
    ];
    for (const event of events) await publishChangedTool(event);
    expect(await published(id)).toMatchObject({ toolName: 'Second' });
    await removeTool(id);
    for (const event of [{ id, before: after, after: undefined }, ...events]) {
      await publishChangedTool(event);
    }
    expect(await published(id)).toBeUndefined();
  });
});

describe('Reads and writes', () => {
  it('of a published change: the tool twice and what is published; what is published', async () => {
    const id = await publishedTool();
    await liveTools.doc(id).update({ toolName: 'Outdated' });
    expect(await usageOf(() => publishTools([id]))).toEqual({ reads: 3, writes: 1 });
  });

  it('of a change that no response shows: none', async () => {
    const id = await publishedTool();
    const before = await stored(id);
    const after = { ...before, searchTerms: ['other'], updatedAt: new Date(), imagePath: 'other' };
    const unseen = { id, before, after };
    expect(await usageOf(() => publishChangedTool(unseen))).toEqual({ reads: 0, writes: 0 });
  });

  it('of a change that is published already: none', async () => {
    const id = await publishedTool();
    await tools.doc(id).update({ toolName: 'Renamed' });
    const changedAt = changeTimeOfEvent(await tools.doc(id).get());
    const event = { id, before: undefined, after: await stored(id), changedAt };
    await publishChangedTool(event);
    expect(await published(id)).toMatchObject({ toolName: 'Renamed' });
    expect(await usageOf(() => publishChangedTool(event))).toEqual({ reads: 0, writes: 0 });
  });
});
