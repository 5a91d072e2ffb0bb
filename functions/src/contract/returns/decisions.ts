/** What a transition says about the lines of a return, and what it lacks. */
import { counted } from '../numbers/numbers.ts';
import type { LinePieces } from '../orders/lineCounters.ts';
import { sumPieces } from '../orders/lineCounters.ts';
import { type DecidedLine, type ReturnTransitionInput, returnMessages } from './forms.ts';
import type { Resolution } from './lifecycle.ts';
import { type CountedReturn, type ReturnLine, settledPieces } from './model.ts';

/** A return before its transition. */
export interface DecidedReturn extends Pick<CountedReturn, 'kind' | 'history'> {
  lines: readonly ReturnLine[];
}

type Errors = Record<string, string>;

const decisionFor = (
  { lines = [] }: ReturnTransitionInput,
  { toolId }: Pick<ReturnLine, 'toolId'>,
): DecidedLine | undefined => lines.find((line) => line.toolId === toolId);

/** The lines as an approval leaves them: without a figure, all pieces asked for are approved. */
const approved = (line: ReturnLine, decided: DecidedLine | undefined): ReturnLine => ({
  ...line,
  approved: decided?.quantity ?? line.asked,
  note: decided?.note ?? line.note,
});

/** The lines as they were counted: without a figure, nothing has arrived. */
const counting = (line: ReturnLine, decided: DecidedLine | undefined): ReturnLine => ({
  ...line,
  received: decided?.quantity ?? 0,
  resellable: decided?.resellable ?? 0,
  note: decided?.note ?? line.note,
});

const resolved = (
  line: ReturnLine,
  decided: DecidedLine | undefined,
  settled: number,
): ReturnLine => ({
  ...line,
  resolution: settled > 0 ? (decided?.resolution ?? null) : 'none',
  note: decided?.note ?? line.note,
});

/** The lines of a return after a transition. */
export const linesAfterTransition = (
  found: DecidedReturn,
  input: ReturnTransitionInput,
): ReturnLine[] =>
  found.lines.map((line) => {
    const decided = decisionFor(input, line);
    if (input.to === 'approved') return approved(line, decided);
    if (input.to === 'received') return counting(line, decided);
    return input.to === 'closed' ? resolved(line, decided, settledPieces(found, line)) : line;
  });

const atMost = (pieces: number, what: string): string =>
  `At most ${counted(pieces, 'piece')} ${what}`;

const lineError = (
  to: ReturnTransitionInput['to'],
  before: ReturnLine,
  after: ReturnLine,
): [field: 'quantity' | 'resellable' | 'resolution', message: string] | null => {
  if (to === 'approved' && after.approved > after.asked)
    return ['quantity', atMost(after.asked, 'asked for')];
  if (to === 'received' && after.received > before.approved)
    return ['quantity', atMost(before.approved, 'approved')];
  if (to === 'received' && after.resellable > after.received)
    return ['resellable', returnMessages.resellable];
  return to === 'closed' && after.resolution === null
    ? ['resolution', returnMessages.resolution]
    : null;
};

/** A line that the transition does not name has the position after those that it names. */
const positionOf = ({ lines = [] }: ReturnTransitionInput, toolId: string): number => {
  const position = lines.findIndex((line) => line.toolId === toolId);
  return position < 0 ? lines.length : position;
};

const lineErrors = (found: DecidedReturn, input: ReturnTransitionInput): Errors => {
  const after = linesAfterTransition(found, input);
  const refused = found.lines.flatMap((line, index) => {
    const error = lineError(input.to, line, after[index] ?? line);
    return error ? [[`lines.${positionOf(input, line.toolId)}.${error[0]}`, error[1]]] : [];
  });
  const unknown = (input.lines ?? []).flatMap(({ toolId }, position) =>
    found.lines.some((line) => line.toolId === toolId)
      ? []
      : [[`lines.${position}.toolId`, 'This tool is not in the return']],
  );
  return Object.fromEntries([...refused, ...unknown]);
};

/** The pieces of lines that get a resolution. */
export const piecesResolved = (found: DecidedReturn, resolution: Resolution): LinePieces[] =>
  found.lines
    .filter((line) => line.resolution === resolution)
    .map((line) => ({ toolId: line.toolId, quantity: settledPieces(found, line) }))
    .filter(({ quantity }) => quantity > 0);

const carrierErrors = ({ carrier = '', trackingNumber = '' }: ReturnTransitionInput): Errors => ({
  ...(carrier === '' && { carrier: returnMessages.carrier }),
  ...(trackingNumber === '' && { trackingNumber: returnMessages.trackingNumber }),
});

const feeErrors = ({ kind }: DecidedReturn, { to, feeRate = 0 }: ReturnTransitionInput): Errors => {
  if (feeRate === 0) return {};
  if (kind === 'claim') return { feeRate: 'A claim has no fee' };
  return to === 'approved' ? {} : { feeRate: 'The fee is agreed with the approval' };
};

/** The problems of a transition by field. Empty if it has all that it needs. */
export const transitionErrors = (found: DecidedReturn, input: ReturnTransitionInput): Errors => {
  const { to, reason = '' } = input;
  const lines = linesAfterTransition(found, input);
  const replaces = to === 'closed' && piecesResolved({ ...found, lines }, 'replacement').length > 0;
  const sum = sumPieces(lines, (line) => (to === 'received' ? line.received : line.approved));
  return {
    ...(to === 'declined' && reason === '' && { reason: returnMessages.reason }),
    ...(to === 'approved' && sum === 0 && { lines: returnMessages.lines }),
    ...(to === 'received' && sum === 0 && { lines: returnMessages.received }),
    ...(replaces && carrierErrors(input)),
    ...feeErrors(found, input),
    ...lineErrors(found, input),
  };
};

/** The lines of a claim that do not say what is wrong, by field. Empty for a return. */
export const missingReasons = (
  kind: string,
  lines: readonly { reason?: string | undefined }[],
): Errors =>
  kind === 'claim'
    ? Object.fromEntries(
        lines.flatMap(({ reason = '' }, position) =>
          reason === '' ? [[`lines.${position}.reason`, returnMessages.lineReason]] : [],
        ),
      )
    : {};
