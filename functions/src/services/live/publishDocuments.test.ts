import { randomUUID } from 'node:crypto';
import type { CollectionReference } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { db } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { beforeNextCommit } from '../../testing/store/beforeNextCommit.ts';
import { usageOf } from '../../testing/usage/usage.ts';
import { publishDocuments, type Source } from './publishDocuments.ts';

interface Original {
  name: string;
  note?: string;
  hidden: number;
}

type Live = Pick<Original, 'name' | 'note'>;

const newSource = (): Source<Original, Live> => ({
  originals: db.collection(`originals-${randomUUID()}`) as CollectionReference<Original, Original>,
  fields: ['name', 'note'],
  published: db.collection(`published-${randomUUID()}`) as CollectionReference<Live, Live>,
  toLive: (_id, { name, note }) => ({ name, ...(note === undefined ? {} : { note }) }),
});

/** A source with one original, and how to publish and read it. */
const newOriginal = async () => {
  const source = newSource();
  const original = source.originals.doc('one');
  await original.set({ name: 'First', note: 'Ring twice', hidden: 1 });
  return {
    original,
    publish: () => publishDocuments(source, ['one']),
    published: () => readDocument(source.published.doc('one')),
    source,
  };
};

describe('publishDocuments', () => {
  it('publishes the state of several originals, and removes that of others', async () => {
    const { source, published } = await newOriginal();
    await source.originals.doc('two').set({ name: 'Two', hidden: 2 });
    await source.published.doc('three').set({ name: 'Three' });
    await publishDocuments(source, ['one', 'two', 'three', 'four']);
    expect(await published()).toEqual({ name: 'First', note: 'Ring twice' });
    const { docs } = await source.published.get();
    expect(docs.map(({ id }) => id).toSorted()).toEqual(['one', 'two']);
  });

  it('removes a field that the original has lost', async () => {
    const { original, publish, published } = await newOriginal();
    await publish();
    await original.set({ name: 'First', hidden: 1 });
    await publish();
    expect(await published()).toEqual({ name: 'First' });
  });

  it('never replaces a state by an older one, and lets the original change meanwhile', async () => {
    const { original, publish, published } = await newOriginal();
    await publish();
    await original.update({ name: 'Second' });
    beforeNextCommit(async () => {
      await original.update({ name: 'Third' });
      await publish();
    });
    await publish();
    expect(await published()).toMatchObject({ name: 'Third' });
  });

  it('publishes an original as it is that is changed back meanwhile', async () => {
    const { original, publish, published } = await newOriginal();
    await publish();
    await original.update({ name: 'Second' });
    beforeNextCommit(async () => {
      await original.update({ name: 'First' });
      await publish();
    });
    await publish();
    expect(await published()).toMatchObject({ name: 'First' });
  });

  it('publishes nothing of an original that is deleted meanwhile', async () => {
    const { original, publish, published } = await newOriginal();
    beforeNextCommit(async () => {
      await original.delete();
      await publish();
    });
    await publish();
    expect(await published()).toBeUndefined();
  });
});

describe('Reads and writes', () => {
  it('of the first publication, of no change, of a change', async () => {
    const { original, publish } = await newOriginal();
    expect(await usageOf(publish)).toEqual({ reads: 3, writes: 1 });
    expect(await usageOf(publish)).toEqual({ reads: 2, writes: 0 });
    await original.update({ name: 'Second' });
    expect(await usageOf(publish)).toEqual({ reads: 3, writes: 1 });
  });
});
