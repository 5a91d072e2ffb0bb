import { quantityRangeOf, type Tool } from 'functions/contract';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';

/** The quantity of a tool in the list, and the button that orders it. */
export const RowOrder = ({ tool }: { tool: Tool }) => {
  const range = quantityRangeOf(tool);
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(String(range?.smallest ?? tool.minOrder));
  const order = (event: FormEvent) => {
    event.preventDefault();
    void navigate(`${paths.order.href(tool._id)}?quantity=${quantity}`);
  };
  return (
    <form onSubmit={order}>
      <input
        type="number"
        aria-label={`Quantity of ${tool.toolName}`}
        min={range?.smallest}
        max={range?.largest}
        step={range?.step}
        required
        value={quantity}
        onChange={({ target }) => setQuantity(target.value)}
      />
      <button type="submit" className="action buy" aria-label={`Buy Now: ${tool.toolName}`}>
        Buy Now
      </button>
    </form>
  );
};
