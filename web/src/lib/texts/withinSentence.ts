/** A text in the middle of a sentence: `account number`, but `IBAN` keeps its capitals. */
export const withinSentence = (text: string): string =>
  text.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
