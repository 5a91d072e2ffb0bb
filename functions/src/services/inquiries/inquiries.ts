import {
  containsWords,
  documentWordsOf,
  type Inquiry,
  type InquiryFilter,
  type InquirySummary,
  inquiryLifecycle,
  inquirySearchTexts,
  inquiryStatuses,
  isHandlingFilter,
} from '../../contract/index.ts';
import { inquiryFields, inquirySummaryFields } from '../../contract/inquiries/fields.ts';
import { namesOf, type Stored, toSent } from '../../contract/kinds/fields.ts';
import { inquiries } from '../../store/collections/collections.ts';
import { type HandlerSelection, whereHandled, withHandling } from '../../store/handling.ts';
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
export const inquiriesWith = (filter: InquiryFilter, selection: HandlerSelection = {}) => {
  const handled = whereHandled(inquiries, filter, selection);
  const statuses = inquiryLifecycle.statusesOf(filter);
  return statuses.length === inquiryStatuses.length
    ? handled
    : handled.where('status', 'in', statuses);
};

/** Selects inquiries by status, and by words in address, name, tool and message. */
export interface InquirySelection extends HandlerSelection {
  filter: InquiryFilter;
  search?: string | undefined;
}

/** A page of the inquiries, newest first. Throws `validation` for an invalid cursor. */
export const listInquiries = (
  { filter, search = '', handler }: InquirySelection,
  page: PageRequest,
): Promise<Page<InquirySummary>> => {
  const fields = [...namesOf(inquirySummaryFields), 'staff'] as const;
  const query = selectFields(inquiriesWith(filter, { handler }), fields);
  const source = { order: newestFirst, toItem: withHandling(toSummary, handler ?? '') };
  // No index has both the words of a search and who handles an inquiry.
  if (isHandlingFilter(filter)) {
    const words = documentWordsOf(search);
    const matches = (one: Parameters<typeof inquirySearchTexts>[0]) =>
      containsWords(inquirySearchTexts(one), words);
    return readPage({ ...source, query, ...(words.length > 0 && { matches }) }, page);
  }
  return readPage({ ...source, ...searchIn({ query, textsOf: inquirySearchTexts }, search) }, page);
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
