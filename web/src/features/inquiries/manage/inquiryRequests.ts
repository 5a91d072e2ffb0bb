import {
  apiBase,
  apiRoutes,
  type ChangedInquiry,
  type Count,
  type Deleted,
  type Inquiry,
  type InquiryFilter,
  type InquiryStatus,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { idempotencyHeader } from '../../../lib/api/idempotencyKey.ts';

const { listInquiries, getInquiry, replyToInquiry, moveInquiry, deleteInquiry, count } = apiRoutes;

/** The selection of a list of inquiries. */
export interface InquirySearch {
  filter: InquiryFilter;
  words: string;
}

const queryOf = ({ filter, words }: InquirySearch): Record<string, string> => ({
  ...(filter !== 'all' && { status: filter }),
  ...(words && { q: words }),
});

/** The address of the first page of a list. */
export const inquiriesUrl = (search: InquirySearch): string =>
  `${apiBase}${listInquiries.href()}?${new URLSearchParams(queryOf(search))}`;

export const readInquiry = (id: string, signal: AbortSignal): Promise<Inquiry> =>
  callApi(getInquiry, getInquiry.href({ id }), { signal });

/** How many inquiries a selection has. */
export const countInquiries = (search: InquirySearch, signal: AbortSignal): Promise<Count> => {
  const query = new URLSearchParams({ of: 'inquiries', ...queryOf(search) });
  return callApi(count, `${count.href()}?${query}`, { signal });
};

/** Sends a reply. The key lets the API recognise a retry. */
export const sendReply = (id: string, text: string, key: string): Promise<ChangedInquiry> =>
  callApi(replyToInquiry, replyToInquiry.href({ id }), {
    body: { text },
    headers: idempotencyHeader(key),
  });

export const sendStatus = (id: string, status: InquiryStatus): Promise<ChangedInquiry> =>
  callApi(moveInquiry, moveInquiry.href({ id }), { body: { status } });

export const sendDeletion = (id: string): Promise<Deleted> =>
  callApi(deleteInquiry, deleteInquiry.href({ id }));
