import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportData } from '@tools-hub/firestore/export';
import { FieldValue } from 'firebase-admin/firestore';
import { keys } from '../data/keys.ts';
import type { Seed } from '../dataset/seedData.ts';
import { receiverPath, receiverSecret, shopWebhook } from '../documents/webhookDocuments.ts';
import { type PreparedSeed, prepareSeed } from '../seed.ts';
import { exportAccounts } from './exportAccounts.ts';
import { exportFiles } from './exportFiles.ts';
import { reportFile, type SeedReport, type SeedTarget } from './seedReport.ts';

const isMap = (value: unknown): value is object =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype;

/** Writes the time of the seed where the server would write the time of the commit. */
const withServerTime = (value: unknown, now: Date): unknown => {
  if (value instanceof FieldValue) return now;
  if (Array.isArray(value)) return value.map((each) => withServerTime(each, now));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withServerTime(each, now)]),
  );
};

const exportDocuments = ({ seed, documents }: PreparedSeed, project: string, folder: string) =>
  exportData(
    project,
    documents.map(({ path, content }) => ({
      path,
      data: withServerTime(content, seed.now) as object,
    })),
    folder,
    'firestore_export',
  );

const reportOf = ({ catalogue, accounts }: Seed): SeedReport => ({
  tools: catalogue.length,
  accounts: accounts.map(({ email, password, role }) => ({ email, password, role })),
  keys: keys.map(({ name, text }) => ({ name, text })),
  webhook: { document: shopWebhook, path: receiverPath, secret: receiverSecret },
});

/** The file by which firebase-tools finds the parts of an export. */
const contents = {
  version: '15.0.0',
  firestore: {
    version: '1.0.0',
    path: 'firestore_export',
    metadata_file: 'firestore_export/firestore_export.overall_export_metadata',
  },
  auth: { version: '15.0.0', path: 'auth_export' },
  storage: { version: '15.0.0', path: 'storage_export' },
};

const writeJson = (file: string, content: object) => writeFileSync(file, JSON.stringify(content));

/**
 * Writes the catalogue with its pictures, the accounts, reviews, quotes and orders of the seed as an
 * export that a suite imports. The seed contains what the functions would create: all widths of the
 * pictures, the search index, and what is published of tools and orders.
 * @throws {SeedError} when the seed is invalid.
 */
export const exportSeed = async (
  folder: string,
  { projectId, bucket }: SeedTarget,
): Promise<void> => {
  const prepared = await prepareSeed(bucket);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await exportDocuments(prepared, projectId, folder);
  exportAccounts(join(folder, contents.auth.path), prepared.seed, bucket);
  exportFiles(join(folder, contents.storage.path), prepared.pictures, bucket, prepared.seed.now);
  writeJson(join(folder, reportFile), reportOf(prepared.seed));
  writeJson(join(folder, 'firebase-export-metadata.json'), contents);
};
