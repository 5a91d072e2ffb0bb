import { formatCount, smallestQuantityOf, type Tool } from 'functions/contract';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
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

/** Moves the focus to the quantity of another row, and selects it. */
const focusField = (field: HTMLInputElement, by: number) => {
  const rows = field.closest('article')?.parentElement;
  const fields = [
    ...(rows?.querySelectorAll<HTMLInputElement>(`input[name=${quantityField}]`) ?? []),
  ];
  const next = fields[fields.indexOf(field) + by];
  next?.focus();
  next?.select();
};

/** The arrows alone change the quantity. */
const rowsOfKey = ({ key, altKey }: KeyboardEvent): number => {
  if (!altKey) return 0;
  if (key === 'ArrowDown') return 1;
  return key === 'ArrowUp' ? -1 : 0;
};

/**
 * The quantity of a tool in the list, and the button that adds it to the cart, as Enter in the
 * field does, which then goes on to the next tool.
 */
export const RowOrder = ({ tool }: { tool: Tool }) => {
  const [quantity, setQuantity] = useState<QuantityValue>(() => smallestQuantityOf(tool));
  const isReady = isOrderable(tool, quantity);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReady) return addWithNotice(tool, numberOf(quantity));
    const field = event.currentTarget.elements.namedItem(quantityField);
    (field as HTMLInputElement | null)?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement)) return;
    const by = rowsOfKey(event);
    if (event.key === 'Enter' && isReady) addWithNotice(tool, numberOf(quantity));
    else if (by === 0) return;
    event.preventDefault();
    focusField(field, by || 1);
  };
  return (
    <form onSubmit={add} onKeyDown={handleKey}>
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
