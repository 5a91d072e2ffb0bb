/** HTML that needs no escaping any more. */
export interface Html {
  html: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

type Value = string | number | Html | readonly Html[];

const textOf = (value: Value): string => {
  if (typeof value === 'object') {
    return 'html' in value ? value.html : value.map(({ html }) => html).join('\n');
  }
  return String(value).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
};

/** Builds HTML from a template, and escapes the texts in it. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html => ({
  html: String.raw({ raw: parts }, ...values.map(textOf)),
});
