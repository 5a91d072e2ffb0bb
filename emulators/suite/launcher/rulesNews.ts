import { stripVTControlCharacters } from 'node:util';

const forms = [
  /(?<place>\w+\.rules:\d+:\d+) - (?<severity>ERROR|WARNING) (?<text>.+)/,
  /^\S+ +(?<text>.+) in .*?(?<place>\w+\.rules:\d+)$/,
];

/**
 * What a line of the Firebase CLI tells whoever has just changed a rules file: that the change was
 * seen, or what is wrong with it; undefined when the line is of something else.
 *
 * The CLI ends in "Rules updated." whether or not firestore.rules compile, for it compares the
 * names of severities that every Firestore emulator sends with numbers. That line is left out, and
 * an error says what holds.
 * @see https://github.com/firebase/firebase-tools/blob/main/src/emulator/firestoreEmulator.ts
 */
export const rulesNews = (line: string): string | undefined => {
  const plain = stripVTControlCharacters(line);
  if (plain.includes('Change detected, updating rules')) return plain;
  for (const form of forms) {
    const { place, severity = 'ERROR', text } = form.exec(plain)?.groups ?? {};
    if (!place) continue;
    const isError = severity === 'ERROR';
    return `${place}: ${text?.replace(/\.$/, '')}.${isError ? ' The previous rules stay in force.' : ''}`;
  }
  return undefined;
};
