import fc from 'fast-check';

const codeOf = (value: unknown): number => {
  const [character = '', ...others] = String(value);
  return others.length === 0 ? (character.codePointAt(0) ?? -1) : -1;
};

/**
 * Any character except surrogates, as the unit of a string. The unit "binary" of fast-check gives
 * the same ones, but spends a second on a table of all of them.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => String.fromCodePoint(code), codeOf)
  .filter((character) => character.isWellFormed());
