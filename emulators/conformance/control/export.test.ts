import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, Firestore, GeoPoint, Timestamp } from '@google-cloud/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { startBackend } from '../support/backend.ts';
import { freshId, isOfficial } from '../support/firestore.ts';

const backend = process.env.FIRESTORE_EMULATOR_HOST ?? '';
const directory = mkdtempSync(join(tmpdir(), 'export-'));
const children: ChildProcess[] = [];
const clients: Firestore[] = [];
afterAll(async () => {
  await Promise.all(clients.map((client) => client.terminate()));
  for (const child of children) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

// The SDK finds an emulator only by an environment variable, which it reads when a client is
// created.
const clientOf = (host: string, projectId: string) => {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const client = new Firestore({ projectId });
  process.env.FIRESTORE_EMULATOR_HOST = backend;
  clients.push(client);
  return client;
};

const start = async (kind: string, ...args: string[]) => {
  const { child, host } = await startBackend(kind, ...args);
  children.push(child);
  return host;
};

const exportOf = async (host: string, project: string, body: object) => {
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

const nameOf = (project: string) => `projects/${project}/databases/(default)`;

/** Exports a project's database and returns the overall file. */
const exported = async (host: string, project: string) => {
  const name = freshId();
  const outcome = await exportOf(host, project, {
    database: nameOf(project),
    export_directory: directory,
    export_name: name,
  });
  expect(outcome).toEqual({ status: 200, body: {} });
  return join(directory, name, `${name}.overall_export_metadata`);
};

const allTypes = (firestore: Firestore) => ({
  nothing: null,
  truth: true,
  lie: false,
  integer: 42,
  negative: -7,
  largest: Number.MAX_SAFE_INTEGER,
  double: 1.5,
  nan: Number.NaN,
  minusZero: -0,
  infinite: Number.NEGATIVE_INFINITY,
  text: 'Größe 8 mm 🪚',
  empty: '',
  long: 'x'.repeat(40_000),
  bytes: Buffer.from([0, 1, 254, 255]),
  noBytes: Buffer.alloc(0),
  time: new Timestamp(1_700_000_000, 123_456_000),
  before1970: new Timestamp(-5, 500_000_000),
  far: new Timestamp(253_402_300_799, 999_999_000),
  reference: firestore.doc('tools/saw/parts/blade'),
  place: new GeoPoint(47.5, -122.25),
  vector: FieldValue.vector([1, 2.5, -3]),
  noValues: [],
  oneValue: ['x'],
  list: [1, 'two', null, true, 2.5, new GeoPoint(1, 2), new Timestamp(1, 0), firestore.doc('a/b')],
  maps: [{}, { none: [] }, { a: [{ b: 1 }] }],
  noFields: {},
  map: { 'a.b': 1, deep: { deeper: { list: [], map: {}, vector: FieldValue.vector([1]) } } },
  'odd `name`.': 'x',
});

/**
 * The fields as plain data, with references as paths, so that those of two projects are comparable.
 */
const plain = (value: unknown): unknown => {
  if (value instanceof Object && 'firestore' in value) {
    return { reference: (value as unknown as { path: string }).path };
  }
  if (value instanceof Timestamp || value instanceof GeoPoint || Buffer.isBuffer(value)) {
    return value;
  }
  if (Array.isArray(value)) return value.map(plain);
  if (value?.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)]));
};

const contentOf = async (firestore: Firestore, paths: string[]) =>
  Object.fromEntries(
    (await firestore.getAll(...paths.map((path) => firestore.doc(path)))).map(
      (snapshot) => [snapshot.ref.path, plain(snapshot.data())] as const,
    ),
  );

const paths = ['tools/all', 'tools/none', 'tools/all/parts/blade', 'numbers/__id7__', 'other/a'];

const fill = async (firestore: Firestore) => {
  const batch = firestore.batch();
  batch.set(firestore.doc('tools/all'), allTypes(firestore));
  batch.set(firestore.doc('tools/none'), {});
  batch.set(firestore.doc('tools/all/parts/blade'), { n: 1 });
  batch.set(firestore.doc('numbers/__id7__'), { n: 2 });
  batch.set(firestore.doc('other/a'), { n: 3 });
  await batch.commit();
};

// With Google's emulator, exports are exchanged in both directions.
const kinds = isOfficial ? ['stand-in', 'official'] : ['stand-in'];
const exchanges = kinds.flatMap((from) => kinds.map((to) => ({ from, to })));

describe('export', () => {
  it.each(exchanges)('every value survives from $from to $to', async ({ from, to }) => {
    const host = from === (isOfficial ? 'official' : 'stand-in') ? backend : await start(from);
    const project = freshId();
    const source = clientOf(host, project);
    await fill(source);
    const file = await exported(host, project);
    const imported = clientOf(
      await start(to, '--project_id', project, '--seed_from_export', file),
      project,
    );
    const content = await contentOf(imported, paths);
    expect(Object.keys(content['tools/all'] as object)).toHaveLength(28);
    expect(content).toEqual(await contentOf(source, paths));
    const times = await imported.doc('tools/all').get();
    expect(times.createTime?.isEqual(times.updateTime as Timestamp)).toBe(true);
    expect((await imported.collection('tools').orderBy('integer').get()).size).toBe(1);
  });

  it('every project starts with the import, and can be cleared', async () => {
    const [project, other] = [freshId(), freshId()];
    await fill(clientOf(backend, project));
    const file = await exported(backend, project);
    const host = await start(isOfficial ? 'official' : 'stand-in', '--seed_from_export', file);
    const firestore = clientOf(host, other);
    const snapshot = await firestore.doc('tools/all').get();
    expect(snapshot.get('reference').isEqual(firestore.doc('tools/saw/parts/blade'))).toBe(true);
    await fetch(`http://${host}/emulator/v1/${nameOf(other)}/documents`, { method: 'DELETE' });
    expect((await firestore.collection('tools').get()).empty).toBe(true);
  });

  it('an export replaces an earlier one of the same name', async () => {
    const project = freshId();
    const firestore = clientOf(backend, project);
    const request = {
      database: nameOf(project),
      export_directory: directory,
      export_name: `again-${project}`,
    };
    await fill(firestore);
    await exportOf(backend, project, request);
    await fetch(`http://${backend}/emulator/v1/${nameOf(project)}/documents`, { method: 'DELETE' });
    await firestore.doc('tools/only').set({ n: 1 });
    expect(await exportOf(backend, project, request)).toEqual({ status: 200, body: {} });
    const file = join(
      directory,
      request.export_name,
      `${request.export_name}.overall_export_metadata`,
    );
    const imported = clientOf(
      await start('stand-in', '--project_id', project, '--seed_from_export', file),
      project,
    );
    const snapshot = await imported.collection('tools').get();
    expect(snapshot.docs.map(({ id }) => id)).toEqual(['only']);
  });

  it('an empty database is exported as the overall file only', async () => {
    const file = await exported(backend, freshId());
    expect(existsSync(file)).toBe(true);
    expect(readdirSync(join(file, '..'))).toHaveLength(1);
    const host = await start('stand-in', '--project_id', 'demo', '--seed_from_export', file);
    expect(await clientOf(host, 'demo').listCollections()).toEqual([]);
  });

  it('an export without a name gets one', async () => {
    const project = freshId();
    await clientOf(backend, project).doc('a/b').set({});
    const folder = mkdtempSync(join(directory, 'unnamed-'));
    const request = { database: nameOf(project), export_directory: folder };
    expect((await exportOf(backend, project, request)).status).toBe(200);
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^firestore_export_\d+$/)]);
  });

  it('a missing directory is rejected', async () => {
    const { status, body } = await exportOf(backend, 'demo', {
      database: nameOf('demo'),
      export_directory: join(directory, 'nowhere'),
      export_name: 'x',
    });
    expect({ status, code: body.error.status }).toEqual({
      status: 400,
      code: 'FAILED_PRECONDITION',
    });
    expect(body.error.message).toContain('export_directory must be a directory');
  });

  it('an invalid database name is rejected', async () => {
    const { status, body } = await exportOf(backend, 'demo', {
      database: 'somewhere',
      export_directory: directory,
      export_name: 'x',
    });
    expect({ status, code: body.error.status }).toEqual({ status: 400, code: 'INVALID_ARGUMENT' });
  });
});
