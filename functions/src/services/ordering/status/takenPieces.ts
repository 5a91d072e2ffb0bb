import {
  allPieces,
  counted,
  type LinePieces,
  type OrderLine,
  piecesProblem,
} from '../../../contract/index.ts';
import { ApiError, validationError } from '../../../errors.ts';

const unknownMessage = 'This tool is not in the order';

const leftMessage = (left: number): string =>
  left > 0 ? `Only ${counted(left, 'piece')} left` : 'Nothing is left';

/**
 * The pieces that a step takes of lines, which have as many for it as `roomOf` says: those asked
 * for, or all. Throws `validation` for a tool that is in no line, and `nothing-left` for more
 * pieces than there are.
 */
export const takenPieces = (
  lines: readonly OrderLine[],
  asked: readonly LinePieces[] | undefined,
  roomOf: (line: OrderLine) => number,
): LinePieces[] => {
  const pieces = asked ? [...asked] : allPieces(lines, roomOf);
  if (pieces.length === 0) throw new ApiError('nothing-left', { errors: {}, shortLines: [] });
  const problem = piecesProblem(lines, pieces, roomOf);
  if (!problem) return pieces;
  if (problem.unknown.length > 0) {
    const errors = problem.unknown.map((position) => [`lines.${position}.toolId`, unknownMessage]);
    throw validationError(Object.fromEntries(errors));
  }
  const errors = problem.short.map(({ position, line }) => [
    `lines.${position}.quantity`,
    leftMessage(line.left),
  ]);
  throw new ApiError('nothing-left', {
    errors: Object.fromEntries(errors),
    shortLines: problem.short.map(({ line }) => line),
  });
};
