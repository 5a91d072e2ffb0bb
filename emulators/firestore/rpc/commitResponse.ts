import type { CommitResult, WriteResult } from '../operations/commit.ts';
import { encodeTimestamp, encodeValue } from '../wire/value.ts';

/** Encodes the result of one write. */
export const encodeResult = ({ document, transformResults }: WriteResult): object => ({
  ...(document && { updateTime: encodeTimestamp(document.updateTime) }),
  transformResults: transformResults.map(encodeValue),
});

/** Encodes the response to a commit. */
export const commitResponse = ({ writeResults, commitTime }: CommitResult): object => ({
  writeResults: writeResults.map(encodeResult),
  commitTime: encodeTimestamp(commitTime),
});
