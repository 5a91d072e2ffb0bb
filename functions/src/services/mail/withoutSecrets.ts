/** A secret in the fragment of a link, which mails alone carry: the token of an invitation. */
const secretLink = /(https?:\/\/[^\s"'<>#]+)#[\w-]{16,}/g;

/**
 * A text of a mail for everyone but its recipient: the secrets in its links are hidden. Who has one
 * could act as the recipient.
 */
export const withoutSecrets = (text: string): string => text.replace(secretLink, '$1#hidden');
