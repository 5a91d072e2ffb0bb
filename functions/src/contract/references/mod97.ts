/**
 * The remainder of a text of A to Z and 0 to 9 after a division by 97, with each letter as its number
 * from 10 on: 1 for a text with right check digits, which are at its end.
 * @see ISO/IEC 7064, MOD 97-10
 */
export const mod97 = (text: string): number =>
  [...text].reduce((remainder, character) => {
    const value = Number.parseInt(character, 36);
    return (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }, 0);
