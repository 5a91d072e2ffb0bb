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
