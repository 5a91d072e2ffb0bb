import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { retry } from '@tools-hub/kit/retry';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import type { OrderDocument } from 'functions/documents';
import { checkSeed } from './checks/checkSeed.ts';
import { companyAuditDocuments } from './companyDocuments/companyAudit.ts';
import {
  companyDocuments,
  invitationDocuments,
  membershipDocuments,
} from './companyDocuments/companyDocuments.ts';
import type { SeedAccount } from './data/accounts.ts';
import { profilesOf, type Seed, seed } from './dataset/seedData.ts';
import { customerDocuments } from './documents/customerDocuments.ts';
import {
  addressDocuments,
  ratingsDocument,
  reviewDocuments,
  type SeedDocument,
  settingsDocument,
  skuDocuments,
  toolDocuments,
  userDocuments,
} from './documents/documents.ts';
import { indexDocuments, synonymsDocument } from './documents/indexDocuments.ts';
import { noteAuditDocuments, noteDocuments } from './documents/noteDocuments.ts';
import { priceDocuments } from './documents/priceDocuments.ts';
import { stockDocuments } from './documents/stockDocuments.ts';
import { auditDocuments } from './orderDocuments/auditDocuments.ts';
import { inquiryDocuments } from './orderDocuments/inquiryDocuments.ts';
import { counterDocuments, invoiceDocuments } from './orderDocuments/invoiceDocuments.ts';
import {
  liveOrderDocuments,
  liveQuoteDocuments,
  liveToolDocuments,
} from './orderDocuments/liveDocuments.ts';
import { orderDocuments } from './orderDocuments/orderDocuments.ts';
import { paymentDocuments } from './orderDocuments/paymentDocuments.ts';
import { purchaseDocuments } from './orderDocuments/purchaseDocuments.ts';
import { quoteDocuments } from './orderDocuments/quoteDocuments.ts';
import { requestDocuments } from './orderDocuments/requestDocuments.ts';
import { returnAuditDocuments } from './orderDocuments/returnAudit.ts';
import { returnDocuments } from './orderDocuments/returnDocuments.ts';
import { salesDocuments } from './orderDocuments/sales.ts';
import { shipmentDocuments } from './orderDocuments/shipmentDocuments.ts';
import { spendingDocuments } from './orderDocuments/spendingDocuments.ts';
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
  orders: readonly SeedDocument<OrderDocument>[],
  bucket: string,
): SeedDocument<object>[] => [
  ...companyDocuments(content),
  ...membershipDocuments(content),
  ...invitationDocuments(content),
  ...spendingDocuments(orders.map((order) => order.content)),
  ...requestDocuments(content, orders, bucket),
  ...companyAuditDocuments(content),
];

const documentsOf = (content: Seed, bucket: string): SeedDocument<object>[] => {
  const orders = orderDocuments(content, bucket);
  const invoices = invoiceDocuments(content, orders);
  const returns = returnDocuments(content, orders, bucket);
  const tools = toolDocuments(content, bucket);
  const inquiries = inquiryDocuments(content);
  const quotes = quoteDocuments(content, bucket);
  return [
    ...tools,
    ...liveToolDocuments(tools),
    ...indexDocuments(tools),
    synonymsDocument(),
    ...skuDocuments(content),
    ...stockDocuments(content),
    ...orders,
    ...liveOrderDocuments(orders),
    ...shipmentDocuments(orders),
    ...returns,
    ...returnAuditDocuments(returns),
    ...invoices,
    ...counterDocuments(invoices),
    ...paymentDocuments(content, orders),
    ...customerDocuments(content, orders, quotes),
    ...purchaseDocuments(orders),
    ...salesDocuments(orders.map((order) => order.content)),
    ...userDocuments(content, bucket),
    ...addressDocuments(content),
    ...priceDocuments(content),
    settingsDocument(content),
    ...reviewDocuments(content, bucket),
    ratingsDocument(content),
    ...inquiries,
    ...quotes,
    ...liveQuoteDocuments(quotes),
    ...auditDocuments(content, orders, { inquiries, quotes }),
    ...noteDocuments(content),
    ...noteAuditDocuments(content),
    ...companyParts(content, orders, bucket),
  ];
};

/** A checked seed with its pictures. */
export interface PreparedSeed {
  seed: Seed;
  pictures: SeedPicture[];
}

/**
 * Checks the seed, and draws its pictures if they have changed. It needs no emulator.
 * @throws {SeedError} when the seed is invalid.
 */
export const prepareSeed = async (content: Seed = seed): Promise<PreparedSeed> => {
  checkSeed(content);
  return { seed: content, pictures: await drawOnce(content) };
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
  { seed: content, pictures }: PreparedSeed,
  { projectId, bucket }: SeedTarget,
): Promise<SeedReport> => {
  assertEmulators();
  const app = initializeApp({ projectId, storageBucket: bucket }, 'seed');
  try {
    await Promise.all([
      saveDocuments(app, documentsOf(content, bucket)),
      saveAccounts(app, content, bucket),
      uploadPictures(app, pictures),
    ]);
  } finally {
    await deleteApp(app);
  }
  return reportOf(content);
};
