import type { CommitResult, WriteResult } from '../operations/commit.ts';
import { encodeTimestamp, encodeValue } from '../wire/value.ts';

/** The result of one write, for the wire. */
export const encodeResult = ({ updateTime, transformResults }: WriteResult): object => ({
  ...(updateTime && { updateTime: encodeTimestamp(updateTime) }),
  transformResults: transformResults.map(encodeValue),
});

/** What a client is told of a commit. */
export const commitResponse = ({ writeResults, commitTime }: CommitResult): object => ({
  writeResults: writeResults.map(encodeResult),
  commitTime: encodeTimestamp(commitTime),
});
