/** How long the browser may need to start a download. */
const downloadStartMs = 60_000;

/** A table to fill in. Spreadsheets recognise UTF-8 by the byte order mark. */
const template = '\ufeffSKU,Quantity\r\n';

/** Saves a table to fill in as a file. */
export const saveTemplate = (): void => {
  const url = URL.createObjectURL(new Blob([template], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: 'quick-order.csv',
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadStartMs);
};
