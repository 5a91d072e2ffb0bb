import type { HandledKind } from '../../contract/index.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { inquiryPage, managedOrderPage, managedQuotePage, managedReturnPage } from './mailPages.ts';

/** A document that was assigned. */
export interface AssignedDocument {
  kind: HandledKind;
  id: string;
  /** Its number, or the address of who has sent it. */
  label: string;
  customer: string;
}

const texts: Record<
  HandledKind,
  { noun: string; page: (shop: MailShop, document: AssignedDocument) => string }
> = {
  order: { noun: 'order', page: (shop, { label: number }) => managedOrderPage(shop, { number }) },
  quote: { noun: 'quote', page: (shop, { id }) => managedQuotePage(shop, id) },
  return: { noun: 'return', page: (shop, { id }) => managedReturnPage(shop, id) },
  inquiry: { noun: 'inquiry', page: (shop, { id }) => inquiryPage(shop, id) },
};

/** To one of the staff: a colleague has assigned a document to them. */
export const assignedMail = (
  document: AssignedDocument,
  colleague: string,
  shop: MailShop,
): MailContent => {
  const { noun, page } = texts[document.kind];
  return {
    subject: `Assigned to you: ${noun} ${document.label}`,
    preview: `${colleague} has assigned it to you.`,
    heading: `The ${noun} ${document.label} is yours`,
    blocks: [
      paragraph(
        `${colleague} has assigned this ${noun} to you. You find it under “Mine” in the list until it is done.`,
      ),
      facts([['Customer', document.customer]]),
      button(`See the ${noun}`, page(shop, document)),
    ],
  };
};
