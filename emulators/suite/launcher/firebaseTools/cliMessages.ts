import { stripVTControlCharacters } from 'node:util';

const rulesForms = [
  /(?<position>\w+\.rules:\d+:\d+) - (?<severity>ERROR|WARNING) (?<text>.+)/,
  /^\S+ +(?<text>.+) in .*?(?<position>\w+\.rules:\d+)$/,
];

/**
 * The message of a line of the Firebase CLI about a changed rules file: that the CLI noticed the
 * change, or what is wrong with the file. Undefined for any other line.
 *
 * The CLI always ends with "Rules updated.", even if firestore.rules does not compile, because it
 * compares numbers with the names of severities that every Firestore emulator sends. This function
 * drops that line, and adds to an error that the previous rules still apply.
 * @see https://github.com/firebase/firebase-tools/blob/main/src/emulator/firestoreEmulator.ts
 */
export const rulesMessage = (line: string): string | undefined => {
  const plain = stripVTControlCharacters(line);
  if (plain.includes('Change detected, updating rules')) return plain;
  for (const form of rulesForms) {
    const { position, severity = 'ERROR', text } = form.exec(plain)?.groups ?? {};
    if (!position) continue;
    const isError = severity === 'ERROR';
    return `${position}: ${text?.replace(/\.$/, '')}.${isError ? ' The previous rules still apply.' : ''}`;
  }
  return undefined;
};

/** Of a registered address, and of one that an account changes to. */
const verification =
  /To verify (?:the email address|and change the email address from \S+ to) (?<email>\S+), follow this link: (?<link>\S+)/;

/**
 * The verification link in a line that the Auth emulator prints instead of sending a mail.
 * Undefined for any other line.
 */
export const verificationMessage = (line: string): string | undefined => {
  const { email, link } = verification.exec(stripVTControlCharacters(line))?.groups ?? {};
  return email && link && `Verify ${email}: ${link}`;
};
