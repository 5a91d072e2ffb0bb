import { formatCentsIn, formatDay, type Statement } from '../../contract/index.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { ownInvoicesPage } from './mailPages.ts';

/** To the customer: the statement of their account in a period, which is attached. */
export const statementMail = (
  { from, to, currency, opening, closing }: Statement,
  payerId: string,
  shop: MailShop,
): MailContent => {
  const period = `${formatDay(from)} to ${formatDay(to)}`;
  const balance = formatCentsIn(currency, closing);
  return {
    subject: `Your statement of account, ${period}`,
    preview: `Balance on ${formatDay(to)}: ${balance}.`,
    heading: 'Your statement of account',
    blocks: [
      paragraph(
        'The statement of your account is attached as a PDF, with all invoices, credit notes and payments of the period.',
      ),
      facts([
        ['Period', period],
        [`Balance before ${formatDay(from)}`, formatCentsIn(currency, opening)],
        [`Balance on ${formatDay(to)}`, balance],
      ]),
      button('View your invoices', ownInvoicesPage(shop, payerId)),
    ],
  };
};
