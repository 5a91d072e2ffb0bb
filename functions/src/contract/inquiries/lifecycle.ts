/** The lifecycle of an inquiry. No other module compares its statuses. */

/** The statuses of an inquiry. */
export const inquiryStatuses = ['new', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** The filters of the list of inquiries. */
export const inquiryFilters = ['all', ...inquiryStatuses] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];

/** Answered without a reply here: by telephone, for example. A closed one is reopened as new. */
const nextStatuses: Record<InquiryStatus, readonly InquiryStatus[]> = {
  new: ['answered', 'closed'],
  answered: ['closed', 'new'],
  closed: ['new'],
};

/** The statuses to which an admin may move an inquiry. */
export const allowedInquiryStatuses = (status: InquiryStatus): readonly InquiryStatus[] =>
  nextStatuses[status];

/** The status of an inquiry that was just sent. */
export const firstInquiryStatus: InquiryStatus = 'new';

/** The status after a reply, which every inquiry can get. */
export const repliedInquiryStatus: InquiryStatus = 'answered';

/** The statuses that a filter selects. */
export const inquiryStatusesOf = (filter: InquiryFilter): readonly InquiryStatus[] =>
  filter === 'all' ? inquiryStatuses : [filter];

/** A reply that was sent, and the admin who wrote it. */
export interface InquiryReply<Time> {
  id: string;
  text: string;
  uid: string;
  name: string;
  at: Time;
}
