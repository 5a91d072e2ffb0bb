import { limits } from '../limits.ts';

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MB`;

const { bytes, unpacked } = limits.toolDocuments;

/** Why a file is refused as a document, for people. */
export const pdfProblemTexts = {
  missing: 'The file was not uploaded. Choose it again.',
  'too-large': `The file has more than ${megabytes(bytes)}. Reduce the size of its pictures.`,
  'no-pdf': 'The file is no PDF. Export the document as PDF.',
  incomplete: 'The PDF is incomplete: its end is missing. Save or download it again.',
  encrypted: 'The PDF is protected. Save it without a password and without restrictions.',
  script: 'The PDF contains a script. Save it without scripts and without a form that computes.',
  launch: 'The PDF opens a program or sends data. Save it without these actions.',
  attachment: 'The PDF contains other files. Save it without attachments.',
  unusual: 'The PDF is packed in a way that cannot be checked. Print it to a new PDF.',
  'too-much': `The PDF unpacks to more than ${megabytes(unpacked)}. Reduce the size of its pictures.`,
} as const;

export type PdfProblem = keyof typeof pdfProblemTexts;
