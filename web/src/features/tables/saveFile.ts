import type { TableFile } from './tableRequests.ts';

/** Long enough for the browser to have taken the file over, in milliseconds. */
const handover = 60_000;

/** Hands a file to the browser, which saves it among the downloads. */
export const saveFile = ({ name, content }: TableFile) => {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), handover);
};
