import type { OffReason } from '../../contract/index.ts';
import { facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent } from '../rendering/mailContent.ts';

const causes: Record<Exclude<OffReason, 'staff'>, string> = {
  gone: 'It answered that it no longer exists (410).',
  failing: 'No delivery has arrived for three days.',
};

/** To the shop: an endpoint is switched off. */
export const webhookOffMail = (
  { name, url }: { name: string; url: string },
  reason: Exclude<OffReason, 'staff'>,
): MailContent => ({
  subject: `Webhook “${name}” is switched off`,
  preview: causes[reason],
  heading: 'A webhook is switched off',
  blocks: [
    paragraph(
      `${causes[reason]} It receives no further events. Once it works again, switch it on, and deliver the events of the meantime again: the shop keeps them for 30 days.`,
    ),
    facts([
      ['Name', name],
      ['Address', url],
    ]),
  ],
});
