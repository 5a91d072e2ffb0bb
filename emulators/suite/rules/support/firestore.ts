import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { projectFile } from '@tools-hub/kit/paths';
import { doc, type Firestore, writeBatch } from 'firebase/firestore';
import { afterAll } from 'vitest';
import { contextOf } from './permittedRoles.ts';
import { allRoles, type Role } from './roles.ts';
import { addressOf } from './suite.ts';

/** A separate project in the Firestore emulator, with the product's rules. */
const openEnvironment = (): Promise<RulesTestEnvironment> => {
  const rules = readFileSync(projectFile('firestore.rules'), 'utf8');
  return initializeTestEnvironment({
    projectId: `demo-${randomUUID()}`,
    firestore: { ...addressOf('firestore'), rules },
  });
};

/** A separate database with these documents and the product's rules, closed after the tests. */
const openDatabase = async (documents: Record<string, object>): Promise<RulesTestEnvironment> => {
  const environment = await openEnvironment();
  afterAll(() => environment.cleanup());
  await environment.withSecurityRulesDisabled(async (context) => {
    const firestore = context.firestore() as unknown as Firestore;
    const batch = writeBatch(firestore);
    for (const [path, fields] of Object.entries(documents)) batch.set(doc(firestore, path), fields);
    await batch.commit();
  });
  return environment;
};

/**
 * Creates a separate database with these documents and the product's rules, and returns the clients
 * of all roles. They are closed after the tests of the file.
 */
export const openShopDatabase = async (
  documents: Record<string, object>,
): Promise<Record<Role, Firestore>> => {
  const environment = await openDatabase(documents);
  const clients = allRoles.map((role) => [role, contextOf(environment, role).firestore()]);
  return Object.fromEntries(clients);
};

/** Creates a database like `openShopDatabase`, and returns the clients of customers by uid. */
export const openDatabaseOf = async <Uid extends string>(
  uids: readonly Uid[],
  documents: Record<string, object>,
): Promise<Record<Uid, Firestore>> => {
  const environment = await openDatabase(documents);
  const clients = uids.map((uid) => [uid, environment.authenticatedContext(uid).firestore()]);
  return Object.fromEntries(clients) as Record<Uid, Firestore>;
};
