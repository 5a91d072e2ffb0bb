const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** An encoded word has at most 75 characters, which are 45 bytes. */
const bytesPerWord = 45;

const encodedWord = (text: string): string => `=?UTF-8?B?${Buffer.from(text).toString('base64')}?=`;

/**
 * A subject that mail programs show as it is written. They would decode an encoded word in it, such
 * as `=?utf-8?q?…?=` in the name of a customer, so such a subject is encoded itself. Others, and
 * those with further scripts, are encoded where the mail is composed.
 * @see https://www.rfc-editor.org/rfc/rfc2047
 */
export const literalSubject = (subject: string): string => {
  if (!subject.includes('=?') || !isAscii(subject)) return subject;
  const words = subject.match(new RegExp(`.{1,${bytesPerWord}}`, 'g')) ?? [];
  return words.map(encodedWord).join(' ');
};

/**
 * A name beside an address, as it is written: a word joiner keeps an encoded word from being one.
 */
export const literalName = (name: string): string => name.replaceAll('=?', '=\u2060?');

/** A text as one line, for the subject of a mail: a line break could add a header to it. */
export const singleLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/**
 * A text that mail programs turn into no link, for mails to people who do not know its author:
 * `evil. example` for `evil.example`.
 */
export const withoutLinks = (text: string): string => text.replace(/(?<=\S)[.:](?=\S)/g, '$& ');

/** A secret in the fragment of a link, which mails alone carry: the token of an invitation. */
const secretLink = /(https?:\/\/[^\s"'<>#]+)#[\w-]{16,}/g;

/**
 * A text of a mail for everyone but its recipient: the secrets in its links are hidden. Who has one
 * could act as the recipient.
 */
export const withoutSecrets = (text: string): string => text.replace(secretLink, '$1#hidden');
