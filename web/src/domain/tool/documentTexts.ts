import { documentLanguageNames, type ToolFile, toolFileKindNames } from 'functions/contract';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** The size of a file: `240 KB`, `1.4 MB`. */
const fileSizeText = (bytes: number): string =>
  bytes < megabyte
    ? `${Math.ceil(bytes / kilobyte)} KB`
    : `${Math.round((bytes / megabyte) * 10) / 10} MB`;

/** What a document is, besides its title: `Data sheet · German · 1.4 MB`. */
export const documentDetails = ({ kind, title, language, bytes }: ToolFile): string => {
  const name = toolFileKindNames[kind];
  const details = [documentLanguageNames[language], 'PDF', fileSizeText(bytes)];
  return (title === name ? details : [name, ...details]).join(' · ');
};
