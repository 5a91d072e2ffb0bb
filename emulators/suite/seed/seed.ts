import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { retry } from '@tools-hub/kit/retry';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { collectionNames } from 'functions/contract';
import { contentsIn, documentsIn, pastDocuments } from './actions/pastShop.ts';
import { checkSeed } from './checks/checkSeed.ts';
import { companyAuditDocuments } from './companyDocuments/companyAudit.ts';
import { invitationDocuments } from './companyDocuments/companyDocuments.ts';
import type { SeedAccount } from './data/accounts.ts';
import { openingOf } from './data/calendar.ts';
import { profilesOf, type Seed, seed } from './dataset/seedData.ts';
import { withDataSheets } from './documents/dataSheetDocuments.ts';
import {
  addressDocuments,
  gtinDocuments,
  ratingsDocument,
  reviewDocuments,
  type SeedDocument,
  skuDocuments,
  toolDocuments,
} from './documents/documents.ts';
import { familyDocuments, familyNamesDocument } from './documents/familyDocuments.ts';
import {
  attributeDocuments,
  indexDocuments,
  synonymsDocument,
} from './documents/indexDocuments.ts';
import { keyDocuments } from './documents/keyDocuments.ts';
import { noteAuditDocuments, noteDocuments } from './documents/noteDocuments.ts';
import { partNumberDocuments } from './documents/partNumberDocuments.ts';
import { priceDocuments } from './documents/priceDocuments.ts';
import { webhookDocuments } from './documents/webhookDocuments.ts';
import { auditDocuments } from './orderDocuments/auditDocuments.ts';
import { inquiryDocuments } from './orderDocuments/inquiryDocuments.ts';
import {
  liveOrderDocuments,
  liveQuoteDocuments,
  liveToolDocuments,
} from './orderDocuments/liveDocuments.ts';
import { quoteDocuments } from './orderDocuments/quoteDocuments.ts';
import { requestDocuments } from './orderDocuments/requestDocuments.ts';
import { drawOnce } from './uploads/drawOnce.ts';
import { avatarPath, downloadUrl, type SeedPicture, uploadPictures } from './uploads/pictures.ts';

/** Which project and bucket of a running suite to fill. */
export interface SeedTarget {
  projectId: string;
  bucket: string;
}

/** The documents that the seed created in the shop. */
export interface SeedReport {
  tools: number;
  reviews: number;
  orders: number;
  accounts: Pick<SeedAccount, 'email' | 'password' | 'role'>[];
}

const hosts = [
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];

// Without these variables an SDK would connect to a real project.
const assertEmulators = () => {
  const missing = hosts.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new CommandError(
      `The seed is for the emulator suite only. Not set: ${missing.join(', ')}.`,
    );
  }
};

const saveAccounts = async (app: App, content: Seed, bucket: string) => {
  const auth = getAuth(app);
  const profiles = profilesOf(content).map(({ uid, email, displayName }) => {
    const photoURL = downloadUrl(bucket, avatarPath(uid));
    return { uid, email, displayName, photoURL, emailVerified: true };
  });
  await retry(() => auth.importUsers(profiles));
  for (const { uid, password, role } of content.accounts) {
    await retry(() => auth.updateUser(uid, { password }));
    const claims = role === 'admin' ? { admin: true } : null;
    await retry(() => auth.setCustomUserClaims(uid, claims));
  }
};

const batchSize = 500;

const saveDocuments = async (app: App, documents: SeedDocument<object>[]) => {
  const db = getFirestore(app);
  for (let from = 0; from < documents.length; from += batchSize) {
    const batch = db.batch();
    for (const { path, content } of documents.slice(from, from + batchSize)) {
      batch.set(db.doc(path), content as DocumentData);
    }
    await batch.commit();
  }
};

const companyParts = (
  content: Seed,
  past: readonly SeedDocument<object>[],
  bucket: string,
): SeedDocument<object>[] => [
  ...invitationDocuments(content),
  ...requestDocuments(content, contentsIn(past, collectionNames.spending), bucket),
  ...companyAuditDocuments(content),
];

const documentsOf = async (content: Seed, bucket: string): Promise<SeedDocument<object>[]> => {
  const past = await pastDocuments(content, bucket);
  const tools = toolDocuments(content, bucket);
  const inquiries = inquiryDocuments(content);
  const quotes = quoteDocuments(content, bucket);
  return [
    ...past,
    ...liveToolDocuments(tools),
    ...indexDocuments(tools),
    synonymsDocument(),
    ...attributeDocuments(openingOf(content.now)),
    ...familyDocuments(content, tools),
    familyNamesDocument(),
    ...skuDocuments(content),
    ...gtinDocuments(content),
    ...liveOrderDocuments(documentsIn(past, collectionNames.orders)),
    ...addressDocuments(content),
    ...priceDocuments(content),
    ...partNumberDocuments(content),
    ...reviewDocuments(content, bucket),
    ratingsDocument(content),
    ...inquiries,
    ...quotes,
    ...liveQuoteDocuments(quotes),
    ...auditDocuments(content, { inquiries, quotes }),
    ...noteDocuments(content),
    ...keyDocuments(content),
    ...webhookDocuments(content),
    ...noteAuditDocuments(content),
    ...companyParts(content, past, bucket),
  ];
};

/** A checked seed with its documents and pictures. */
export interface PreparedSeed {
  seed: Seed;
  documents: SeedDocument<object>[];
  pictures: SeedPicture[];
}

/**
 * Checks the seed, lets the services write its documents in memory, and draws its pictures and data
 * sheets if they have changed. It needs no emulator.
 * @throws {SeedError} when the seed is invalid.
 */
export const prepareSeed = async (bucket: string, content: Seed = seed): Promise<PreparedSeed> => {
  checkSeed(content);
  const [documents, pictures] = await Promise.all([
    documentsOf(content, bucket),
    drawOnce(content),
  ]);
  return { seed: content, documents: withDataSheets(documents, pictures), pictures };
};

const reportOf = ({ catalogue, reviews, orders, accounts }: Seed): SeedReport => ({
  tools: catalogue.length,
  reviews: reviews.length,
  orders: orders.length,
  accounts: accounts.map(({ email, password, role }) => ({ email, password, role })),
});

/**
 * Loads the catalogue with its pictures, the accounts, reviews, quotes and orders into a running
 * suite, before its functions: the seed contains what they would create, which is all widths of the
 * pictures, the search index, and what is published of tools and orders. Loading it again changes
 * nothing.
 * @throws {CommandError} outside the emulator suite.
 */
export const loadSeed = async (
  { seed: content, documents, pictures }: PreparedSeed,
  { projectId, bucket }: SeedTarget,
): Promise<SeedReport> => {
  assertEmulators();
  const app = initializeApp({ projectId, storageBucket: bucket }, 'seed');
  try {
    await Promise.all([
      saveDocuments(app, documents),
      saveAccounts(app, content, bucket),
      uploadPictures(app, pictures),
    ]);
  } finally {
    await deleteApp(app);
  }
  return reportOf(content);
};
