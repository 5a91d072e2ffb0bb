import type { CommitResult, WriteResult } from '../operations/commit.ts';
import { encodeTimestamp, encodeValue } from '../wire/value.ts';

/** The result of one write, for the wire. */
export const encodeResult = ({ document, transformResults }: WriteResult): object => ({
  ...(document && { updateTime: encodeTimestamp(document.updateTime) }),
  transformResults: transformResults.map(encodeValue),
});

/** What a client is told of a commit. */
export const commitResponse = ({ writeResults, commitTime }: CommitResult): object => ({
  writeResults: writeResults.map(encodeResult),
  commitTime: encodeTimestamp(commitTime),
});
