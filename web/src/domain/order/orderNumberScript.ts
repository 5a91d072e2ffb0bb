/** The attribute of a document's part whose heading the script completes. */
export const orderNumberAttribute = 'data-order-number';

/**
 * An inline script after the page: it adds the order's number, if that is in the address, to the
 * heading that all orders share. It is the same on every page, so one hash in Hosting's
 * Content-Security-Policy allows it.
 */
export const orderNumberScript = `{
  const [number] = location.pathname.match(/TH-[0-9A-Z]{8}(?=\\/?$)/) ?? [];
  const headings = document.querySelectorAll('[${orderNumberAttribute}] h1');
  if (number) for (const heading of headings) heading.append(' ' + number);
}`;
