import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { formatCount, smallestQuantityOf, type Tool } from 'functions/contract';
import { type MouseEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { addWithNotice } from '../../../domain/cart/notices/addWithNotice.tsx';
import { quantityIn } from '../../../domain/cart/stored/quantityIn.ts';
import { useCartLines } from '../../../domain/cart/stored/useStoredCart.ts';
import { OrderingNotice } from '../../../domain/company/OrderingNotice.tsx';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { OwnNumber } from '../../../domain/partNumber/OwnNumber.tsx';
import { AgreementNote } from '../../../domain/prices/AgreementNote.tsx';
import { PriceBreakTable } from '../../../domain/quantity/PriceBreakTable.tsx';
import { QuantityInput } from '../../../domain/quantity/QuantityInput.tsx';
import { QuantityTotal } from '../../../domain/quantity/QuantityTotal.tsx';
import { isOrderable } from '../../../domain/quantity/quantityTexts.ts';
import { numberOf, type QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { DeliveryDay } from '../../../domain/shop/DeliveryDay.tsx';
import { paths } from '../../../lib/router/paths.ts';
import { ToolExtras } from '../extras/ToolExtras.tsx';
import { ToolQuoteLink } from './ToolQuoteLink.tsx';

const sideBySide = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 } as const;

const InCart = ({ tool }: { tool: Tool }) => {
  const quantity = quantityIn(useCartLines(), tool._id);
  return quantity > 0 ? (
    <MuiLink component={Link} to={paths.cart} sx={{ py: 1.25 }}>
      {`In cart: ${formatCount(quantity)}. See the cart`}
    </MuiLink>
  ) : null;
};

/** The pieces to request a quote for: any number, also above the stock. */
const wantedIn = (quantity: QuantityValue): number | undefined => {
  const pieces = numberOf(quantity);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : undefined;
};

/** The quantity of a tool with its price, to add to the cart or to order at once. */
export const BuyBox = ({ tool }: { tool: Tool }) => {
  const id = useId();
  const [quantity, setQuantity] = useState<QuantityValue>(() => smallestQuantityOf(tool));
  const buyable = isOrderable(tool, quantity);
  const refused = useOrderRefusal();
  const explainProblem = (event: MouseEvent) => {
    if (buyable) return;
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  const add = (event: MouseEvent) => {
    explainProblem(event);
    if (buyable) addWithNotice(tool, numberOf(quantity));
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
      <DeliveryDay />
      {refused ? (
        <OrderingNotice ordering={{ refused }} />
      ) : (
        <>
          <Box sx={sideBySide}>
            <Button onClick={add} variant="contained" size="large">
              Add to cart
            </Button>
            <Button
              component={Link}
              to={paths.order.href(tool._id, buyable ? numberOf(quantity) : undefined)}
              onClick={explainProblem}
              variant="outlined"
              size="large"
            >
              Buy Now
            </Button>
          </Box>
          <InCart tool={tool} />
          <ToolQuoteLink tool={tool} quantity={wantedIn(quantity)} />
        </>
      )}
      <ToolExtras tool={tool} orderable={!refused} quantity={wantedIn(quantity)} />
      <OwnNumber toolId={tool._id} />
      <AgreementNote tool={tool} quantity={quantity} />
    </Stack>
  );
};
