import {
  type AskedReturnInput,
  askedReturnSchema,
  missingReasons,
  type OrderLine,
  type ReturnKind,
  trimBlanks,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import {
  chosenRows,
  type PieceRow,
  type RoomOf,
  rowErrors,
} from '../../../domain/order/pieces/pieceRows.ts';
import { numberOf } from '../../../domain/quantity/quantityValue.ts';
import {
  type EligibleLine,
  latePieces,
  piecesInTime,
} from '../../../domain/returns/eligibleLines.ts';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';

/** The pieces of a line that the form asks for, and why. */
export interface ReturnRow extends PieceRow {
  reason: string;
}

/** The values of the form. */
export interface ReturnValues {
  /** A row for each line of the order. */
  lines: ReturnRow[];
  /** The object URLs of the chosen pictures. */
  pictures: string[];
  /** Why the shop takes pieces for which there is no more time; only for staff. */
  exception: string;
}

/** The form with no pieces chosen. */
export const blankReturn = ({ lines }: Pick<Order, 'lines'>): ReturnValues => ({
  lines: lines.map(({ toolId }) => ({ toolId, quantity: 0, reason: '' })),
  pictures: [],
  exception: '',
});

const isRow = (stored: unknown): stored is ReturnRow => {
  const { toolId, quantity, reason } = (stored ?? {}) as Partial<ReturnRow>;
  const isQuantity = typeof quantity === 'number' || typeof quantity === 'string';
  return typeof toolId === 'string' && isQuantity && typeof reason === 'string';
};

/** Whether a stored draft has the values of the form for an order. */
export const isReturnValues =
  ({ lines: ordered }: Pick<Order, 'lines'>) =>
  (stored: unknown): stored is ReturnValues => {
    const { lines, pictures, exception } = (stored ?? {}) as Partial<ReturnValues>;
    return (
      typeof exception === 'string' &&
      Array.isArray(pictures) &&
      Array.isArray(lines) &&
      lines.length === ordered.length &&
      lines.every((row, at) => isRow(row) && row.toolId === ordered[at]?.toolId)
    );
  };

/** What the form can ask for: the kind, and how many pieces of each line. */
export interface ReturnRoom {
  kind: ReturnKind;
  lines: readonly EligibleLine[];
  /** Whether staff fill it in: they can take pieces for which there is no more time. */
  isStaff: boolean;
}

const eligibleOf = ({ lines }: Pick<ReturnRoom, 'lines'>, { toolId }: Pick<OrderLine, 'toolId'>) =>
  lines.find(({ line }) => line.toolId === toolId);

/** How many pieces of a line the form can ask for. */
export const roomIn =
  (room: ReturnRoom): RoomOf =>
  (line) => {
    const eligible = eligibleOf(room, line);
    if (!eligible) return 0;
    return piecesInTime(eligible) + (room.isStaff ? latePieces(eligible) : 0);
  };

/** Whether the form asks for pieces for which there is no more time. */
export const needsException = (room: ReturnRoom, { lines }: Pick<ReturnValues, 'lines'>): boolean =>
  room.isStaff &&
  lines.some((row) => {
    const eligible = eligibleOf(room, row);
    return eligible !== undefined && numberOf(row.quantity) > piecesInTime(eligible);
  });

/** The body of the request for a return, with the links of its pictures. */
export const returnInput = (
  room: ReturnRoom,
  values: ReturnValues,
  pictures: string[],
): AskedReturnInput & { kind: ReturnKind } => ({
  kind: room.kind,
  lines: chosenRows(values.lines).map(({ row }) => ({
    toolId: row.toolId,
    quantity: numberOf(row.quantity),
    reason: trimBlanks(row.reason),
  })),
  ...(pictures.length > 0 && { pictures }),
  ...(needsException(room, values) && { exception: trimBlanks(values.exception) }),
});

/** The path of a sent piece, as the API or as yup writes it: `lines.0.reason`, `lines[0].reason`. */
const sentPath = /^lines[.[](\d+)\]?\.(\w+)$/;

/** The errors of sent pieces, by the positions of their rows. */
export const errorsOfRows = (
  errors: Record<string, string>,
  rows: readonly ReturnRow[],
): Record<string, string> => {
  const positions = new Map(chosenRows(rows).map(({ position }, sent) => [`${sent}`, position]));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, sent = '', field = ''] = sentPath.exec(path) ?? [];
      const position = positions.get(sent);
      if (field === '' || position === undefined) return [path, message];
      return [`lines.${position}.${field === 'reason' ? 'reason' : 'quantity'}`, message];
    }),
  );
};

const textErrors = (room: ReturnRoom, values: ReturnValues): Record<string, string> => {
  const { lines, exception } = returnInput(room, values, []);
  const texts = lines.map(({ toolId, reason }) => ({ toolId, quantity: 1, reason }));
  return errorsOfRows(
    {
      ...schemaErrors(askedReturnSchema, { kind: room.kind, lines: texts, exception }),
      ...missingReasons(room.kind, lines),
    },
    values.lines,
  );
};

/** The errors of the form, by path. */
export const returnErrors = (
  order: Pick<Order, 'lines'>,
  room: ReturnRoom,
  values: ReturnValues,
): Record<string, string> => {
  const { chosen, ...rows } = rowErrors(values.lines, order, roomIn(room));
  if (chosen !== undefined) return { chosen };
  const isMissing = needsException(room, values) && trimBlanks(values.exception) === '';
  return {
    ...textErrors(room, values),
    ...(isMissing && { exception: 'Enter the reason' }),
    ...rows,
  };
};
