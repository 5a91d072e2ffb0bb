import type { DocumentReference } from 'firebase-admin/firestore';
import {
  type Inquiry,
  type InquiryFilter,
  type InquirySummary,
  inquirySearchTexts,
  inquiryStatusesOf,
} from '../../contract/index.ts';
import { inquiryFields, inquirySummaryFields } from '../../contract/inquiries/fields.ts';
import { namesOf, type Stored, toSent } from '../../contract/kinds/fields.ts';
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

const toSummary = (_id: string, stored: Stored<typeof inquirySummaryFields>): InquirySummary => ({
  _id,
  ...toSent(inquirySummaryFields, stored),
});

/** An inquiry as responses contain it. */
export const toInquiry = (_id: string, stored: InquiryDocument): Inquiry => ({
  _id,
  ...toSent(inquiryFields, stored),
});

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
  const query = selectFields(inquiriesWith(filter), namesOf(inquirySummaryFields));
  const matches = searchIn({ query, textsOf: inquirySearchTexts }, search);
  return readPage({ ...matches, order: newestFirst, toItem: toSummary }, page);
};
