import type { OrderLine } from 'functions/contract';
import { QuantityStepper } from '../../quantity/QuantityStepper.tsx';
import type { QuantityValue } from '../../quantity/quantityValue.ts';

const rulesOf = (room: number) => ({
  minOrder: 0,
  orderMultiple: 1,
  maxOrder: null,
  available: room,
  sellRemainder: false,
});

interface PieceStepperProps {
  /** The id of the field. Its notes have the id with `-notes` at the end. */
  id: string;
  line: Pick<OrderLine, 'toolName'>;
  /** How many pieces can be chosen. */
  room: number;
  value: QuantityValue;
  isInvalid: boolean;
  onChange: (value: QuantityValue) => void;
  onBlur: () => void;
}

/** How many pieces of a line are chosen, between none and all that there is room for. */
export const PieceStepper = ({ id, line, room, onChange, ...props }: PieceStepperProps) => (
  <QuantityStepper
    id={id}
    notesId={`${id}-notes`}
    rules={rulesOf(room)}
    label="Pieces"
    subject={line.toolName}
    isCompact
    onChange={onChange}
    onSelect={onChange}
    {...props}
  />
);
