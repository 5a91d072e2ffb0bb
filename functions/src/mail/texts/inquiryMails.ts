import { formatCount, formatDayOf, type InquiryReply } from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { button, facts, paragraph, quotation } from '../rendering/mailBlocks.ts';
import type { MailBlock, MailContent, MailShop } from '../rendering/mailContent.ts';
import { inquiryPage } from './mailPages.ts';

type Asked = Pick<InquiryDocument, 'email' | 'name' | 'toolName' | 'sku' | 'quantity' | 'message'>;

const toolOf = ({ toolName, sku }: Asked): string => (sku ? `${toolName} (${sku})` : toolName);

const quantityOf = ({ quantity }: Asked): string =>
  quantity === null ? '' : formatCount(quantity);

const about = ({ toolName }: Asked): string => (toolName ? ` about ${toolName}` : '');

/**
 * Of a mail to the address that anyone can enter: the tool, if the shop has it and so has named it.
 */
const aboutKnown = (inquiry: Asked): string => (inquiry.sku ? about(inquiry) : '');

const messageOf = ({ message }: Asked): MailBlock[] => (message ? [quotation(message)] : []);

/** To the shop: someone has sent an inquiry. */
export const shopInquiryMail = (inquiry: Asked & { id: string }, shop: MailShop): MailContent => ({
  subject: `Inquiry${about(inquiry)} from ${inquiry.name || inquiry.email}`,
  preview: inquiry.message.split('\n', 1)[0] || 'The sender asks the shop to write back.',
  heading: `New inquiry${about(inquiry)}`,
  blocks: [
    facts([
      ['From', inquiry.name],
      ['E-mail', inquiry.email],
      ['Tool', toolOf(inquiry)],
      ['Quantity', quantityOf(inquiry)],
    ]),
    ...messageOf(inquiry),
    paragraph(
      'Answer on the page of the inquiry, so that the reply is kept and other admins see it. If you reply to this mail, it goes to the sender directly.',
    ),
    button('Answer the inquiry', inquiryPage(shop, inquiry.id)),
  ],
});

const toolFacts = (inquiry: Asked): MailBlock[] =>
  inquiry.toolName || inquiry.quantity !== null
    ? [
        facts([
          ['Tool', toolOf(inquiry)],
          ['Quantity', quantityOf(inquiry)],
        ]),
      ]
    : [];

/** To the inquirer: the reply of an admin, and the inquiry. */
export const inquiryReplyMail = (
  inquiry: Asked & Pick<InquiryDocument, 'createdAt'>,
  reply: Pick<InquiryReply<Date>, 'text' | 'name'>,
  shop: Pick<MailShop, 'name' | 'timeZone'>,
): MailContent => ({
  subject: `Your inquiry${aboutKnown(inquiry)} to ${shop.name}`,
  preview: reply.text.split('\n', 1)[0] ?? '',
  heading: `Our reply to your inquiry${aboutKnown(inquiry)}`,
  blocks: [
    ...(inquiry.name ? [paragraph(`Hello ${inquiry.name},`)] : []),
    paragraph(reply.text),
    paragraph(`${reply.name}, ${shop.name}`),
    paragraph(`On ${formatDayOf(inquiry.createdAt, shop.timeZone)} you asked us:`),
    ...toolFacts(inquiry),
    ...(inquiry.message ? messageOf(inquiry) : [quotation('Please write to me.')]),
  ],
});
