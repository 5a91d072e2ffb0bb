const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, including attribute values. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Renders a void HTML element with attributes. */
export const voidElement = (name: string, attributes: Record<string, string>): string => {
  const rendered = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
  );
  return `<${name}${rendered.join('')}>`;
};

/** Serialises data for a script element, so that no text in it can close the element. */
export const scriptJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
