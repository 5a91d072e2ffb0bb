/** The characters of the bytes 0x80 to 0x9F; five of these have none. */
const specials = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const firstSpecial = 0x80;

const specialBytes = new Map(
  [...specials].map((character, at): [string, number] => [character, firstSpecial + at]),
);

/** Letters of Latin scripts that no accent makes of another one. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  '\u2010': '-',
  '\u2011': '-',
  '\u2212': '-',
  '\u202f': ' ',
};

const byteOf = (character: string): number | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const isLatin1 = code < firstSpecial || (code >= 0xa0 && code <= 0xff);
  return isLatin1 ? code : specialBytes.get(character);
};

const unknown = '?'.charCodeAt(0);

const bytesOf = (character: string): number[] => {
  const byte = byteOf(character);
  if (byte !== undefined) return [byte];
  const plain = plainLetters[character] ?? character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain === '' || plain === character) return [unknown];
  return [...plain].map((one) => byteOf(one) ?? unknown);
};

/**
 * A text in Windows-1252. Characters that it lacks lose their accents, and become question marks if
 * that is not enough.
 */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from([...text.normalize('NFC')].flatMap(bytesOf));
