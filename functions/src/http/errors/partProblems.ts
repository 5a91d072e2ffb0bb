import { formatCents, formatDay, type UndoProblem } from '../../contract/index.ts';
import { type ProblemText, problemText } from './problemText.ts';

type PartCode =
  | ('nothing-left' | 'credit-too-high')
  | ('shipment-not-found' | 'shipment-not-changeable')
  | 'undo-not-possible'
  | ('return-not-found' | 'return-too-late' | 'return-not-changeable');

const undoTexts: Record<UndoProblem, string> = {
  undone: 'This has been undone already.',
  changed: 'It has changed since. Nothing was undone.',
  fixed: 'This step cannot be undone: a document was issued, or pieces have moved.',
  another: 'Another account has taken this step. Nothing was undone.',
  late: 'The time for an undo is over. Nothing was undone.',
  mailed: 'The mail about it has been sent. Nothing was undone.',
};

/** The texts of errors about the parts of orders: shipments, credits, returns and undone steps. */
export const partProblems: { [Code in PartCode]: ProblemText<Code> } = {
  'shipment-not-found': problemText('Shipment not found', 'There is no such shipment.'),
  'nothing-left': problemText('Not so many pieces left', ({ shortLines }) =>
    shortLines.length > 0
      ? 'The order does not have so many pieces left for this.'
      : 'The order has no pieces left for this.',
  ),
  'credit-too-high': problemText('More than is left to credit', ({ due }) =>
    due > 0
      ? `Only ${formatCents(due)} of this invoice is left to credit.`
      : 'Nothing of this invoice is left to credit.',
  ),
  'shipment-not-changeable': problemText(
    'Shipment not changeable',
    ({ shipmentStatus, openReturns }) =>
      openReturns.length > 0
        ? `Pieces of the shipment are in ${openReturns.join(', ')}: decide this first.`
        : `The shipment is ${shipmentStatus}, which does not allow this.`,
  ),
  'undo-not-possible': problemText(
    'Undo not possible',
    ({ undoProblem }) => undoTexts[undoProblem],
  ),
  'return-not-found': problemText('Return not found', 'There is no such return.'),
  'return-too-late': problemText(
    'Too late to return',
    ({ lastDay }) => `The last day for this was ${formatDay(lastDay)}.`,
  ),
  'return-not-changeable': problemText(
    'Return not changeable',
    ({ returnStatus }) => `The return is ${returnStatus}, which does not allow this.`,
  ),
};
