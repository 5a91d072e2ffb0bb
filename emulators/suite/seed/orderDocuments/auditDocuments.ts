import { type AuditedChange, collectionNames, dayOf, isUnasked } from 'functions/contract';
import type { AuditDocument, InquiryDocument, QuoteDocument } from 'functions/documents';
import { admin } from '../data/accounts.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from '../documents/documents.ts';

/** The customers' inquiries and the admin's answers. */
interface Answered {
  inquiries: readonly SeedDocument<InquiryDocument>[];
  quotes: readonly SeedDocument<QuoteDocument>[];
}

/** An entry of the admin, with its id as that of the request. */
const entryOf = (id: string, at: Date, change: AuditedChange): SeedDocument<AuditDocument> => ({
  path: `${collectionNames.auditLog}/${id}`,
  content: { by: admin.uid, byEmail: admin.email, ...change, at, requestId: id },
});

const answersOf = ({
  path,
  content,
}: SeedDocument<InquiryDocument>): SeedDocument<AuditDocument>[] => {
  const id = path.split('/').at(-1) ?? '';
  return content.replies.map(({ id: replyId, at }, index) =>
    entryOf(`${id}-${replyId}`, at, {
      action: 'inquiry-answered',
      target: { kind: 'inquiry', id, label: content.email },
      before: { status: index === 0 ? 'new' : 'answered' },
      after: { status: 'answered' },
    }),
  );
};

const offersOf = (
  { path, content }: SeedDocument<QuoteDocument>,
  { settings }: Seed,
): SeedDocument<AuditDocument>[] => {
  const id = path.split('/').at(-1) ?? '';
  const { number, userEmail, totals, validUntil } = content;
  const offer = content.history.find(({ status }) => status === 'offered');
  if (!offer || !totals || !validUntil) return [];
  return [
    entryOf(`${id}-offered`, offer.at, {
      action: 'quote-offered',
      target: { kind: 'quote', id, label: `${number}, ${userEmail}` },
      before: isUnasked(content) ? {} : { status: 'requested', total: null },
      after: {
        status: 'offered',
        total: totals.total,
        validUntil: dayOf(validUntil, settings.timeZone),
      },
    }),
  ];
};

/** The entries of the audit log that the admin's answers and offers would have left. */
export const auditDocuments = (
  seed: Seed,
  { inquiries, quotes }: Answered,
): SeedDocument<AuditDocument>[] => [
  ...inquiries.flatMap(answersOf),
  ...quotes.flatMap((quote) => offersOf(quote, seed)),
];
