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
  /** The name of the tool. */
  subject: string;
  label?: string;
  /** How many pieces can be chosen. */
  room: number;
  value: QuantityValue;
  isInvalid: boolean;
  onChange: (value: QuantityValue) => void;
  onBlur: () => void;
}

/** How many pieces of a tool are chosen, between none and all that there is room for. */
export const PieceStepper = ({
  id,
  room,
  onChange,
  label = 'Pieces',
  ...props
}: PieceStepperProps) => (
  <QuantityStepper
    id={id}
    notesId={`${id}-notes`}
    rules={rulesOf(room)}
    label={label}
    isCompact
    onChange={onChange}
    onSelect={onChange}
    {...props}
  />
);
