const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML and XML, also between quotation marks. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** A void element of HTML: it has attributes and no content. */
export const voidElement = (name: string, attributes: Record<string, string>): string => {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${written.join('')}>`;
};

/** Data as a script element of HTML holds it, which no text in it can end. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
