import { counted, type OrderReturn, type ShortLine } from 'functions/contract';
import { returnFailureText } from '../../../domain/returns/returnFailure.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

const waits =
  'The replacement has to wait: the return stays open until you ship it, or credit the pieces instead.';

const nameOf = ({ lines }: OrderReturn, toolId: string): string =>
  lines.find((line) => line.toolId === toolId)?.toolName ?? toolId;

const shortText = (line: ShortLine, found: OrderReturn): string =>
  `${nameOf(found, line.toolId)}: ${counted(line.left, 'piece')} of ${line.wanted} left in the order.`;

const stockText = (found: OrderReturn, toolId: string, available: number): string =>
  available > 0
    ? `${nameOf(found, toolId)}: only ${counted(available, 'piece')} in stock.`
    : `${nameOf(found, toolId)} is sold out.`;

const textOf = (error: unknown, found: OrderReturn): string => {
  if (!(error instanceof ApiProblem)) return returnFailureText(error);
  if (error.code === 'nothing-left') {
    const lines = error.details.shortLines.map((line) => shortText(line, found));
    return ['The order has changed in the meantime.', ...lines].join(' ');
  }
  if (error.code === 'insufficient-stock' || error.code === 'tool-not-found') {
    const lines = (error.details.lines ?? []).map((line) =>
      line.code === 'insufficient-stock'
        ? stockText(found, line.toolId, line.available)
        : `${nameOf(found, line.toolId)} is no longer on sale.`,
    );
    return [...lines, waits].join(' ');
  }
  return returnFailureText(error);
};

/** Why a return was not moved, with the errors of its lines. */
export const stepFailure = (error: unknown, found: OrderReturn): FormFailure => {
  const { errors } = toFormFailure(error, '');
  return { message: textOf(error, found), errors };
};
