import { collectionNames } from 'functions/contract';
import { contentsIn, documentsIn, pastDocuments } from './actions/pastShop.ts';
import { checkSeed } from './checks/checkSeed.ts';
import { companyAuditDocuments } from './companyDocuments/companyAudit.ts';
import { invitationDocuments } from './companyDocuments/companyDocuments.ts';
import { openingOf } from './data/calendar.ts';
import { type Seed, seed } from './dataset/seedData.ts';
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
import type { SeedPicture } from './uploads/pictures.ts';

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
