import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { smallestQuantityOf, type Tool } from 'functions/contract';
import { type MouseEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { PriceBreakTable } from '../../../components/quantity/PriceBreakTable.tsx';
import { QuantityInput } from '../../../components/quantity/QuantityInput.tsx';
import { QuantityTotal } from '../../../components/quantity/QuantityTotal.tsx';
import { isOrderable } from '../../../components/quantity/quantityTexts.ts';
import { numberOf, type QuantityValue } from '../../../components/quantity/quantityValue.ts';
import { paths } from '../../../paths.ts';

/** The quantity of a tool with its price, and the link to the order form with that quantity. */
export const BuyBox = ({ tool }: { tool: Tool }) => {
  const id = useId();
  const [quantity, setQuantity] = useState<QuantityValue>(() => smallestQuantityOf(tool));
  const buyable = isOrderable(tool, quantity);
  const explainProblem = (event: MouseEvent) => {
    if (buyable) return;
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <Stack spacing={2}>
      <PriceBreakTable tool={tool} quantity={quantity} onTake={setQuantity} />
      <QuantityInput
        id={id}
        label="Quantity"
        rules={tool}
        value={quantity}
        onChange={setQuantity}
      />
      <QuantityTotal tool={tool} quantity={quantity} htmlFor={id} />
      <Button
        component={Link}
        to={paths.order.href(tool._id, buyable ? numberOf(quantity) : undefined)}
        onClick={explainProblem}
        variant="contained"
        size="large"
        fullWidth
      >
        Buy Now
      </Button>
    </Stack>
  );
};
