import { formatDayOf } from '../../contract/index.ts';
import { button, facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { withoutLinks } from '../rendering/safeTexts.ts';
import { staffInvitationLink } from './mailPages.ts';

/** An invitation to the staff with the token that only its mail contains. */
export interface MailedStaffInvitation {
  email: string;
  /** The names of the roles. */
  roles: readonly string[];
  inviter: string;
  token: string;
  expiresAt: Date;
}

/**
 * To an invited person: who invites them, to which roles, and the link. The subject and what mail
 * programs show beside it have no text that the sender chose.
 */
export const staffInvitationMail = (
  { email, roles, inviter, token, expiresAt }: MailedStaffInvitation,
  shop: MailShop,
): MailContent => ({
  subject: `An invitation to the staff of ${shop.name}`,
  preview: `You can accept it until ${formatDayOf(expiresAt, shop.timeZone)}.`,
  heading: `You are invited to work for ${shop.name}`,
  blocks: [
    paragraph(
      `${withoutLinks(inviter)} invites you to the staff. Log in or register with the address ${email} to accept.`,
    ),
    facts([
      ['Your roles', roles.map(withoutLinks).join(', ')],
      ['Valid until', formatDayOf(expiresAt, shop.timeZone)],
    ]),
    button('See the invitation', staffInvitationLink(shop, token)),
    paragraph('If you do not know the sender, ignore this mail: nothing happens then.'),
  ],
});
