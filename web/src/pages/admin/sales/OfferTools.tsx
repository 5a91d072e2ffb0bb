import Typography from '@mui/material/Typography';
import type { Customer } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetOfferTools, OfferPad } from '../../../features/quickOrder/OfferPad.tsx';
import type { OfferValues } from '../../../features/quotes/offer/offerForm.ts';
import { NewOfferForm } from '../../../features/quotes/staff/NewOfferForm.tsx';
import {
  type OfferedTool,
  offeredOf,
  staffOfferOf,
} from '../../../features/quotes/staff/newOffer.ts';
import { staffFailure } from '../../../features/quotes/staff/staffFailure.ts';
import { useNewOffer } from '../../../features/quotes/staff/useNewOffer.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { paths } from '../../../lib/router/paths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';

interface OfferToolsProps {
  customer: Customer;
  memberId: string;
}

/** Sends the offer, says so, and opens its page. */
const useSending = (
  { customer, memberId }: OfferToolsProps,
  { send }: Pick<ReturnType<typeof useNewOffer>, 'send'>,
) => {
  const navigate = useNavigate();
  const { payerId } = customer;
  return async (
    values: OfferValues,
    tools: readonly OfferedTool[],
  ): Promise<FormFailure | null> => {
    const { lines } = offeredOf(tools, payerId);
    try {
      const { number, payerName } = await send(staffOfferOf(values, lines, { payerId, memberId }));
      forgetOfferTools();
      enqueueSnackbar(`Offer ${number} sent to ${payerName}`, { variant: 'success' });
      void navigate(paths.quote.href(number));
      return null;
    } catch (error) {
      return staffFailure(error, 'The customer');
    }
  };
};

/** The tools of a new offer, and then their prices. */
export const OfferTools = (props: OfferToolsProps) => {
  const [tools, setTools] = useState<readonly OfferedTool[] | null>(null);
  const offer = useNewOffer(props.customer.payerId);
  const send = useSending(props, offer);
  if (!tools) {
    return (
      <DetailsCard title="Tools">
        <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>
          Type SKUs or names and quantities, or paste two columns from a spreadsheet. An offer may
          have any quantity: the rules of a tool and its stock are only noted here.
        </Typography>
        <OfferPad payerId={props.customer.payerId} onTools={setTools} />
      </DetailsCard>
    );
  }
  return (
    <DetailsCard title="Prices">
      <NewOfferForm
        payerId={props.customer.payerId}
        tools={tools}
        typed={offer.typed}
        onTyped={offer.keep}
        onSend={(values) => send(values, tools)}
        onBack={() => setTools(null)}
      />
    </DetailsCard>
  );
};
