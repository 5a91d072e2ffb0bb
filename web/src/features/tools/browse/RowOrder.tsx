import { quantityRangeOf, type Tool } from 'functions/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { QuantityInput } from '../../../components/quantity/QuantityInput.tsx';
import { isOrderable } from '../../../components/quantity/quantityTexts.ts';
import { numberOf, type QuantityValue } from '../../../components/quantity/quantityValue.ts';
import { paths } from '../../../paths.ts';

const quantityField = 'quantity';

/** The quantity of a tool in the list, and the button that orders it. Enter in the field does, too. */
export const RowOrder = ({ tool }: { tool: Tool }) => {
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState<QuantityValue>(
    quantityRangeOf(tool)?.smallest ?? tool.minOrder,
  );
  const order = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOrderable(tool, quantity)) {
      return void navigate(paths.order.href(tool._id, numberOf(quantity)));
    }
    const field = event.currentTarget.elements.namedItem(quantityField);
    (field as HTMLInputElement | null)?.focus();
  };
  return (
    <form onSubmit={order}>
      <QuantityInput
        name={quantityField}
        rules={tool}
        value={quantity}
        onChange={setQuantity}
        label="Quantity"
        subject={tool.toolName}
        variant="compact"
      />
      <button type="submit" className="action" aria-label={`Buy Now: ${tool.toolName}`}>
        Buy Now
      </button>
    </form>
  );
};
