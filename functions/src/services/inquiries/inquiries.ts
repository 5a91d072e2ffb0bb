import {
  type Inquiry,
  type InquiryFilter,
  type InquirySummary,
  inquiryLifecycle,
  inquirySearchTexts,
} from '../../contract/index.ts';
import { inquiryFields, inquirySummaryFields } from '../../contract/inquiries/fields.ts';
import { namesOf, type Stored, toSent } from '../../contract/kinds/fields.ts';
import { inquiries } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';
import { resource } from '../../store/resource/resource.ts';
import { transact } from '../../store/writes/transact.ts';

const toSummary = (_id: string, stored: Stored<typeof inquirySummaryFields>): InquirySummary => ({
  _id,
  ...toSent(inquirySummaryFields, stored),
});

/** Inquiries. */
export const inquiryResource = resource({
  collection: inquiries,
  fields: inquiryFields,
  notFound: 'inquiry-not-found',
});

/** An inquiry. Throws `inquiry-not-found`. */
export const getInquiry = async (id: string): Promise<Inquiry> => {
  const stored = await readDocument(inquiryResource.reference(id));
  return inquiryResource.toSent(id, inquiryResource.existing(stored));
};

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

/** The inquiries that a filter selects. */
export const inquiriesWith = (filter: InquiryFilter) =>
  filter === 'all'
    ? inquiries
    : inquiries.where('status', 'in', inquiryLifecycle.statusesOf(filter));

/** Selects inquiries by status, and by words in address, name, tool and message. */
export interface InquirySelection {
  filter: InquiryFilter;
  search?: string | undefined;
}

/** A page of the inquiries, newest first. Throws `validation` for an invalid cursor. */
export const listInquiries = (
  { filter, search }: InquirySelection,
  page: PageRequest,
): Promise<Page<InquirySummary>> => {
  const query = selectFields(inquiriesWith(filter), namesOf(inquirySummaryFields));
  const matches = searchIn({ query, textsOf: inquirySearchTexts }, search);
  return readPage({ ...matches, order: newestFirst, toItem: toSummary }, page);
};

const batchSize = 100;

const removeBatch = (uid: string): Promise<number> =>
  transact(async (transaction) => {
    const documents = await findDocuments(inquiries.where('userId', '==', uid), batchSize);
    for (const { id } of documents) transaction.remove(inquiries.doc(id));
    return documents.length;
  });

/**
 * Removes the inquiries that an account has sent, with their replies. After a failure, the next
 * call finds those that remain.
 */
export const removeInquiriesOf = async (uid: string): Promise<void> => {
  while ((await removeBatch(uid)) === batchSize);
};
