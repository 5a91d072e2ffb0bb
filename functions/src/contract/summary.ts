/** As much as search engines show of a page's description. */
const summaryLength = 155;

const halfCharacter = /[\uD800-\uDBFF]$/;

/** The beginning of a text on one line, to the end of a word, as search engines show it. */
export const summaryOf = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= summaryLength) return plain;
  const cut = plain.slice(0, summaryLength - 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : undefined).replace(halfCharacter, '')}…`;
};
