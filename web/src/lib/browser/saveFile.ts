/** A file to save. */
export interface NamedFile {
  name: string;
  content: Blob;
}

/** How long the browser may need to start a download. */
const downloadStartMs = 60_000;

/** Makes the browser save a file as a download. */
export const saveFile = ({ name, content }: NamedFile): void => {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), downloadStartMs);
};
