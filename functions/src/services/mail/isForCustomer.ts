import type { MailDocument } from '../../documents/mails.ts';

/** Whether a mail was written to a customer. Mails to the shop are about other people. */
export const isForCustomer = ({ kind }: Pick<MailDocument, 'kind'>): boolean =>
  !kind.startsWith('shop-');
