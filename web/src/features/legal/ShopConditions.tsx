import { formatCents, methodLabels, type PublicSettings, taxRateLabel } from 'functions/contract';
import { Fact } from './ShopDetails.tsx';

/** The conditions for orders that the shop's settings say. */
export const ShopConditions = ({ taxRate, orderMinimum, cardPayments }: PublicSettings) => (
  <>
    <Fact name="Tax">{taxRate > 0 ? `${taxRateLabel(taxRate)}, added to the prices` : 'None'}</Fact>
    <Fact name="Order minimum">
      {orderMinimum > 0 ? `${formatCents(orderMinimum)} before tax` : 'None'}
    </Fact>
    <Fact name="Payment">
      {cardPayments
        ? `${methodLabels['bank-transfer']} or ${methodLabels.card.toLowerCase()}`
        : methodLabels['bank-transfer']}
    </Fact>
  </>
);
