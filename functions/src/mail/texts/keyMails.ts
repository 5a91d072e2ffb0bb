import { formatDayOf } from '../../contract/index.ts';
import type { KeyDocument } from '../../documents/apiKeys.ts';
import { facts, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShopWithBank } from '../rendering/mailContent.ts';

/** To the creator of an API key: it is about to expire. */
export const keyExpiresMail = (
  { name, prefix, expiresAt }: Pick<KeyDocument, 'name' | 'prefix' | 'expiresAt'>,
  { timeZone }: Pick<MailShopWithBank, 'timeZone'>,
): MailContent => {
  const day = formatDayOf(expiresAt, timeZone);
  const text = `After ${day}, the shop refuses all calls with the API key “${name}”. Rotate it before: the new key has the same permissions, and you choose until when the old one is accepted.`;
  return {
    subject: `The API key “${name}” expires on ${day}`,
    preview: text,
    heading: 'An API key is about to expire',
    blocks: [
      paragraph(text),
      facts([
        ['Name', name],
        ['Begins with', prefix],
        ['Accepted until', day],
      ]),
    ],
  };
};
