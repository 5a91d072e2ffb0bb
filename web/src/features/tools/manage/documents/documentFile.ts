import { documentType, limits, pdfProblemTexts } from 'functions/contract';

/** Why a file is not accepted as a document before it is uploaded, or null. */
export const documentFileProblem = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (type !== documentType && !/\.pdf$/i.test(name)) return pdfProblemTexts['no-pdf'];
  return size > limits.toolDocuments.bytes ? pdfProblemTexts['too-large'] : null;
};
