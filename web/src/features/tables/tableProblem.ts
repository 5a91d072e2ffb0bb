import { limits } from 'functions/contract';
import { ApiProblem } from '../../apiProblem.ts';
import { messageOf } from '../../messages.ts';

const megabyte = 1024 * 1024;

/** Why a file cannot be imported, as far as its size tells, or null. */
export const tableFileProblem = ({ size }: Pick<File, 'size'>): string | null => {
  if (size === 0) return 'The file is empty';
  if (size <= limits.csv.bytes) return null;
  return `This file has ${Math.ceil(size / megabyte)} MB. Choose one of at most ${limits.csv.bytes / megabyte} MB.`;
};

const unfinished =
  'Some rows may have been imported. Export the tools to see which before you try again: rows without _id would be added twice.';

/** Why a table was not imported, or not to its end. */
export const importFailure = (error: unknown, dryRun: boolean): string => {
  const refusal = error instanceof ApiProblem ? error.details.errors?.file : undefined;
  const message = refusal ?? messageOf(error);
  return dryRun || refusal ? message : `${message} ${unfinished}`;
};
