import Typography from '@mui/material/Typography';
import {
  type Customer,
  formatCentsIn,
  noTaxes,
  type QuoteLine,
  type StaffAcceptanceValues,
  shopCurrency,
  type TaxRates,
  taxedTotalsOf,
} from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { getMailText, type MailedDocument } from '../../../domain/order/mailedTexts.ts';
import { useShop } from '../../../domain/shop/useShop.ts';
import { forgetOfferTools, OfferPad } from '../../../features/quickOrder/OfferPad.tsx';
import { type OfferValues, pricedLines } from '../../../features/quotes/offer/offerForm.ts';
import { NewOfferForm } from '../../../features/quotes/staff/NewOfferForm.tsx';
import {
  type OfferedTool,
  offeredOf,
  staffOfferOf,
} from '../../../features/quotes/staff/newOffer.ts';
import { placingFailure, staffFailure } from '../../../features/quotes/staff/staffFailure.ts';
import { useNewOffer } from '../../../features/quotes/staff/useNewOffer.ts';
import { useOrderingMembers } from '../../../features/quotes/staff/useOfferCustomers.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { paths } from '../../../lib/router/paths.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';

// Few offers are placed as orders at once.
const PlaceDialog = lazyComponent(
  () => import('../../../features/quotes/staff/PlaceDialog.tsx'),
  'PlaceDialog',
);

type Offer = ReturnType<typeof useNewOffer>;

interface OfferToolsProps {
  customer: Customer;
  memberId: string;
}

/** What a customer is called: the company, or the person. */
const nameOf = ({ company, profile }: Customer): string =>
  company?.name || profile?.displayName || profile?.email || 'the customer';

/** Sends the offer, or places its order, and opens the page of that. */
const useSending = ({ customer, memberId }: OfferToolsProps, { send }: Pick<Offer, 'send'>) => {
  const navigate = useNavigate();
  const { payerId } = customer;
  const sendOffer = (
    values: OfferValues,
    tools: readonly OfferedTool[],
    order?: StaffAcceptanceValues,
  ) => {
    const { lines } = offeredOf(tools, payerId);
    const offer = staffOfferOf(values, lines, { payerId, memberId });
    return send({ ...offer, ...(order && { order, message: '' }) });
  };
  const offer = async (
    values: OfferValues,
    tools: readonly OfferedTool[],
  ): Promise<FormFailure | null> => {
    try {
      const { number, payerName } = await sendOffer(values, tools);
      forgetOfferTools();
      enqueueSnackbar(`Offer ${number} sent to ${payerName}`, { variant: 'success' });
      void navigate(paths.quote.href(number));
      return null;
    } catch (error) {
      return staffFailure(error, 'The customer');
    }
  };
  const place = async (
    values: OfferValues,
    tools: readonly OfferedTool[],
    order: StaffAcceptanceValues,
  ): Promise<string> => {
    const { orderNumber, payerName } = await sendOffer(values, tools, order);
    forgetOfferTools();
    void navigate(paths.orderDetails.href(orderNumber ?? ''));
    return `Order ${orderNumber} placed for ${payerName}`;
  };
  return { offer, place };
};

/** The label of the button that places the order, with what it costs. */
const totalText = (
  { prices }: OfferValues,
  lines: readonly QuoteLine[],
  taxes: TaxRates,
): string => {
  const priced = pricedLines(prices, lines);
  const total = priced && taxedTotalsOf(priced, taxes).total;
  return total === null
    ? 'Place the order'
    : `Place the order, ${formatCentsIn(shopCurrency, total)}`;
};

interface PricesProps extends OfferToolsProps {
  tools: readonly OfferedTool[];
  offer: Offer;
  onBack: () => void;
}

/** The recipient of the mails about the order. */
const useMailed = ({ customer, memberId }: OfferToolsProps): MailedDocument => {
  const { data: members = [] } = useOrderingMembers(customer.payerId, customer.company !== null);
  const member = members.find(({ uid }) => uid === memberId) ?? members[0];
  const userEmail = (customer.company ? member?.email : customer.profile?.email) ?? '';
  return { payerName: nameOf(customer), userEmail };
};

const Prices = ({ tools, offer, onBack, ...props }: PricesProps) => {
  const { payerId, contact } = props.customer;
  const sending = useSending(props, offer);
  const mailed = useMailed(props);
  const { data: shop = noTaxes } = useShop();
  const [placed, setPlaced] = useState<OfferValues | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <DetailsCard title="Prices">
      <NewOfferForm
        payerId={payerId}
        tools={tools}
        typed={offer.typed}
        onTyped={offer.keep}
        onSend={(values) => sending.offer(values, tools)}
        onPlace={(values) => {
          setPlaced(values);
          setOpen(true);
        }}
        onBack={onBack}
      />
      {placed && (
        <Suspense>
          <PlaceDialog
            payerId={payerId}
            confirm={totalText(placed, offeredOf(tools, payerId).lines, shop)}
            question={`Place the order for ${mailed.payerName}?`}
            text={`The order is placed at these prices. ${getMailText([mailed], ', which says that we placed it')}`}
            address={contact?.address ?? null}
            onPlace={(order) => sending.place(placed, tools, order)}
            failureOf={(error) => placingFailure(error, tools)}
            open={isOpen}
            onClose={() => setOpen(false)}
            onClosed={() => setPlaced(null)}
          />
        </Suspense>
      )}
    </DetailsCard>
  );
};

/** The tools of a new offer, and then their prices. */
export const OfferTools = (props: OfferToolsProps) => {
  const [tools, setTools] = useState<readonly OfferedTool[] | null>(null);
  const offer = useNewOffer(props.customer.payerId);
  if (tools) return <Prices {...props} tools={tools} offer={offer} onBack={() => setTools(null)} />;
  return (
    <DetailsCard title="Tools">
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>
        Type SKUs or names and quantities, or paste two columns from a spreadsheet. An offer may
        have any quantity: the rules of a tool and its stock are only noted here.
      </Typography>
      <OfferPad payerId={props.customer.payerId} onTools={setTools} />
    </DetailsCard>
  );
};
