import { button, paragraph } from '../rendering/mailBlocks.ts';
import type { MailContent, MailShop } from '../rendering/mailContent.ts';
import { profilePage } from './mailPages.ts';

/** What has happened to the second factor of an account. */
export type FactorChange = 'on' | 'off' | 'reset';

const texts: Record<FactorChange, { subject: string; text: string }> = {
  on: {
    subject: 'The authenticator app of your account is set up',
    text: 'From now on, the shop asks for a code of your app before sensitive changes. Keep your recovery codes in a safe place.',
  },
  off: {
    subject: 'The authenticator app of your account was removed',
    text: 'The shop no longer asks for a code of your app. Before sensitive changes it asks you to log in again instead.',
  },
  reset: {
    subject: 'The authenticator app of your account was removed by an admin',
    text: 'An admin of the shop has removed it, usually because you have asked for it. You can set up a new one in your profile.',
  },
};

/** To the owner of an account: its second factor has changed. */
export const secondFactorMail = (change: FactorChange, shop: MailShop): MailContent => {
  const { subject, text } = texts[change];
  return {
    subject,
    preview: text,
    heading: subject,
    blocks: [
      paragraph(text),
      button('See your profile', profilePage(shop)),
      paragraph('If this was not you, change your password and tell us at once.'),
    ],
  };
};
