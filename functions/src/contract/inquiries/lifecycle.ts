/** The lifecycle of an inquiry. No other module compares its statuses. */
import { handlingFilters } from '../assignments/handling.ts';
import { lifecycle } from '../kinds/lifecycle.ts';

/** The statuses of an inquiry. */
export const inquiryStatuses = ['new', 'answered', 'closed'] as const;
export type InquiryStatus = (typeof inquiryStatuses)[number];

/** The filters of the list of inquiries. */
export const inquiryFilters = ['all', ...inquiryStatuses, ...handlingFilters] as const;
export type InquiryFilter = (typeof inquiryFilters)[number];

export const inquiryLifecycle = lifecycle({
  statuses: inquiryStatuses,
  first: ['new'],
  filters: { mine: ['new', 'answered'], followed: inquiryStatuses },
  transitions: [
    // Without a reply here: by telephone, for example.
    { from: 'new', to: 'answered', by: ['admin'] },
    { from: 'new', to: 'closed', by: ['admin'] },
    { from: 'answered', to: 'closed', by: ['admin'] },
    { from: 'answered', to: 'new', by: ['admin'] },
    { from: 'closed', to: 'new', by: ['admin'] },
  ],
});

/** The status of an inquiry that was just sent. */
export const firstInquiryStatus: InquiryStatus = 'new';

/** The status after a reply, which every inquiry can get. */
export const repliedInquiryStatus: InquiryStatus = 'answered';

/** A reply that was sent, and the admin who wrote it. */
export interface InquiryReply<Time> {
  id: string;
  text: string;
  uid: string;
  name: string;
  at: Time;
}
