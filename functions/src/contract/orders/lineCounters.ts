/**
 * What has happened to the pieces of an order's lines. The counters only say how many pieces there
 * are of each kind: which step moves which counter is in `orderSteps`, and the status that follows
 * from them in `lifecycle`.
 */

/** The names of the counters. */
export const counterNames = ['cancelled', 'shipped', 'delivered', 'returned', 'credited'] as const;
export type CounterName = (typeof counterNames)[number];

/**
 * The pieces of a line that were cancelled, shipped, delivered, returned and credited. Delivered
 * pieces were shipped, and returned ones were delivered, so they count there too.
 */
export type LineCounters = Record<CounterName, number>;

/** The counters of a new line. */
export const noPieces: LineCounters = {
  cancelled: 0,
  shipped: 0,
  delivered: 0,
  returned: 0,
  credited: 0,
};

/** A line whose pieces are counted. */
export interface CountedLine extends LineCounters {
  toolId: string;
  /** The ordered pieces. */
  quantity: number;
}

/** Some pieces of the line with a tool. */
export interface LinePieces {
  toolId: string;
  quantity: number;
}

/** The pieces of a line that are still to be shipped. */
export const remainingOf = ({
  quantity,
  cancelled,
  shipped,
}: Pick<CountedLine, 'quantity' | 'cancelled' | 'shipped'>): number =>
  quantity - cancelled - shipped;

/** The pieces of a line that were shipped and have not arrived. */
export const underwayOf = ({ shipped, delivered }: CountedLine): number => shipped - delivered;

/** The counters of a line, without its other fields. */
const countersOf = (line: LineCounters): LineCounters => ({
  cancelled: line.cancelled,
  shipped: line.shipped,
  delivered: line.delivered,
  returned: line.returned,
  credited: line.credited,
});

/** The sum of a figure of all lines. */
export const sumPieces = <Line>(lines: readonly Line[], figureOf: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + figureOf(line), 0);

/** All pieces of lines that a step can take, without the lines that have none. */
export const allPieces = <Line extends CountedLine>(
  lines: readonly Line[],
  roomOf: (line: Line) => number,
): LinePieces[] =>
  lines
    .map((line) => ({ toolId: line.toolId, quantity: roomOf(line) }))
    .filter(({ quantity }) => quantity > 0);

/** How many of the pieces are of a tool. */
export const piecesOfTool = (pieces: readonly LinePieces[], toolId: string): number =>
  sumPieces(
    pieces.filter((one) => one.toolId === toolId),
    ({ quantity }) => quantity,
  );

/** Lines of which a counter has moved by the pieces. */
export const withPieces = <Line extends CountedLine>(
  lines: readonly Line[],
  counter: CounterName,
  pieces: readonly LinePieces[],
  sign: 1 | -1 = 1,
): Line[] =>
  lines.map((line) => ({
    ...line,
    [counter]: line[counter] + sign * piecesOfTool(pieces, line.toolId),
  }));

/** A line of which more pieces are wanted than there are, with its counters. */
export interface ShortLine extends CountedLine {
  /** The pieces that are wanted. */
  wanted: number;
  /** The pieces that there are. */
  left: number;
}

/** Why a step cannot take pieces. */
export interface PiecesProblem {
  /** The positions of pieces whose tool is in no line, or that are listed twice. */
  unknown: number[];
  /** The position of each refused line among the wanted ones, and the line. */
  short: { position: number; line: ShortLine }[];
}

const shortLineOf = <Line extends CountedLine>(
  line: Line,
  wanted: number,
  left: number,
): ShortLine => ({
  toolId: line.toolId,
  quantity: line.quantity,
  ...countersOf(line),
  wanted,
  left,
});

/**
 * Why a step cannot take these pieces of lines, of which it can take as many as `roomOf` says; null
 * if it can.
 */
export const piecesProblem = <Line extends CountedLine>(
  lines: readonly Line[],
  pieces: readonly LinePieces[],
  roomOf: (line: Line) => number,
): PiecesProblem | null => {
  const problem: PiecesProblem = { unknown: [], short: [] };
  for (const [position, { toolId, quantity }] of pieces.entries()) {
    const line = lines.find((one) => one.toolId === toolId);
    const isRepeated = pieces.findIndex((one) => one.toolId === toolId) < position;
    if (!line || isRepeated) problem.unknown.push(position);
    else if (!Number.isInteger(quantity) || quantity < 1 || quantity > roomOf(line))
      problem.short.push({ position, line: shortLineOf(line, quantity, roomOf(line)) });
  }
  return problem.unknown.length + problem.short.length > 0 ? problem : null;
};

/** Whether counters contradict each other, or the ordered quantity. */
export const countersFit = (line: CountedLine): boolean =>
  counterNames.every((name) => Number.isSafeInteger(line[name]) && line[name] >= 0) &&
  remainingOf(line) >= 0 &&
  line.delivered <= line.shipped &&
  line.returned <= line.delivered &&
  line.credited <= line.quantity;
