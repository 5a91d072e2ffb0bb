import type { DocumentReference } from 'firebase-admin/firestore';
import {
  type Inquiry,
  type InquiryFilter,
  type InquirySummary,
  inquirySearchTexts,
  inquiryStatusesOf,
} from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { ApiError } from '../../errors.ts';
import { inquiries, isDocumentId } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';
import { readPage } from '../../store/reads/pages.ts';
import {
  type ListOrder,
  type Page,
  type PageRequest,
  selectFields,
} from '../../store/reads/queries.ts';
import { searchIn } from '../../store/reads/search.ts';

const toSummary = (
  id: string,
  { createdAt, updatedAt, ...fields }: Omit<InquiryDocument, 'replies' | 'searchTerms'>,
): InquirySummary => ({
  _id: id,
  ...fields,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** An inquiry as responses contain it. */
export const toInquiry = (id: string, stored: InquiryDocument): Inquiry => {
  const { searchTerms: _, replies, ...fields } = stored;
  return {
    ...toSummary(id, fields),
    replies: replies.map((reply) => ({ ...reply, at: reply.at.toISOString() })),
  };
};

/** The reference to an inquiry. Throws `inquiry-not-found` for an invalid id. */
export const inquiryReference = (
  id: string,
): DocumentReference<InquiryDocument, InquiryDocument> => {
  if (!isDocumentId(id)) throw new ApiError('inquiry-not-found');
  return inquiries.doc(id);
};

/** The inquiry that was read. Throws `inquiry-not-found` without one. */
export const existingInquiry = (stored: InquiryDocument | undefined): InquiryDocument => {
  if (!stored) throw new ApiError('inquiry-not-found');
  return stored;
};

/** An inquiry. Throws `inquiry-not-found`. */
export const getInquiry = async (id: string): Promise<Inquiry> =>
  toInquiry(id, existingInquiry(await readDocument(inquiryReference(id))));

const newestFirst: ListOrder = { field: 'createdAt', direction: 'desc' };

const listedFields = [
  ...(['email', 'name', 'toolId', 'toolName', 'sku', 'quantity', 'message'] as const),
  ...(['status', 'userId', 'createdAt', 'updatedAt'] as const),
] as const;

/** The inquiries that a filter selects. */
export const inquiriesWith = (filter: InquiryFilter) =>
  filter === 'all' ? inquiries : inquiries.where('status', 'in', inquiryStatusesOf(filter));

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
  const query = selectFields(inquiriesWith(filter), listedFields);
  const matches = searchIn({ query, textsOf: inquirySearchTexts }, search);
  return readPage({ ...matches, order: newestFirst, toItem: toSummary }, page);
};
