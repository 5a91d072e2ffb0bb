import { formatCount, smallestQuantityOf, type Tool } from 'functions/contract';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { addWithNotice } from '../../../../domain/cart/notices/addWithNotice.tsx';
import { quantityIn } from '../../../../domain/cart/stored/quantityIn.ts';
import { useCartLines } from '../../../../domain/cart/stored/useStoredCart.ts';
import { QuantityInput } from '../../../../domain/quantity/QuantityInput.tsx';
import { isOrderable } from '../../../../domain/quantity/quantityTexts.ts';
import { numberOf, type QuantityValue } from '../../../../domain/quantity/quantityValue.ts';
import { paths } from '../../../../lib/router/paths.ts';

const quantityField = 'quantity';

const InCart = ({ tool }: { tool: Tool }) => {
  const quantity = quantityIn(useCartLines(), tool._id);
  return quantity > 0 ? (
    <Link className="cart" to={paths.cart} aria-label={`In cart: ${quantity}, ${tool.toolName}`}>
      {`In cart: ${formatCount(quantity)}`}
    </Link>
  ) : null;
};

/**
 * The quantity of a tool in the list, and the button that adds it to the cart, as Enter in the
 * field does.
 */
export const RowOrder = ({ tool }: { tool: Tool }) => {
  const [quantity, setQuantity] = useState<QuantityValue>(() => smallestQuantityOf(tool));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOrderable(tool, quantity)) return addWithNotice(tool, numberOf(quantity));
    const field = event.currentTarget.elements.namedItem(quantityField);
    (field as HTMLInputElement | null)?.focus();
  };
  return (
    <form onSubmit={add}>
      <QuantityInput
        name={quantityField}
        rules={tool}
        value={quantity}
        onChange={setQuantity}
        label="Quantity"
        subject={tool.toolName}
        variant="compact"
      />
      <button type="submit" className="action" aria-label={`Add to cart: ${tool.toolName}`}>
        Add to cart
      </button>
      <InCart tool={tool} />
    </form>
  );
};
