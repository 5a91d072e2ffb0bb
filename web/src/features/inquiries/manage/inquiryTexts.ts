import { formatCount, type InquiryStatus, type InquirySummary } from 'functions/contract';
import type { StatusChips } from '../../../ui/feedback/statusChips.ts';

/** The statuses. */
export const inquiryStatusChips: StatusChips<InquiryStatus> = {
  new: { label: 'New', color: 'success' },
  answered: { label: 'Answered' },
  closed: { label: 'Closed' },
};

/** The labels of the actions that move an inquiry to a status, and the messages afterwards. */
export const moveTexts: Record<InquiryStatus, { action: string; done: string }> = {
  new: { action: 'Reopen', done: 'The inquiry is open again' },
  answered: { action: 'Mark as answered', done: 'The inquiry is marked as answered' },
  closed: { action: 'Close', done: 'The inquiry is closed' },
};

type Asked = Pick<InquirySummary, 'toolName' | 'quantity' | 'message'>;

/** The tool and the quantity: `240 × Claw Hammer`; empty without a tool. */
export const toolText = ({ toolName, quantity }: Asked): string => {
  if (!toolName) return quantity === null ? '' : `${formatCount(quantity)} pieces`;
  return quantity === null ? toolName : `${formatCount(quantity)} × ${toolName}`;
};

/** The message in one line, or what the sender is interested in. */
export const messageText = ({ message }: Asked): string =>
  message.replaceAll(/\s+/g, ' ') || 'Asks us to write';

/** The name of the sender, or the address. */
export const senderOf = ({ name, email }: Pick<InquirySummary, 'name' | 'email'>): string =>
  name || email;
