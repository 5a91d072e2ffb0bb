import {
  counted,
  formatCents,
  methodLabels,
  type PublicSettings,
  taxConditions,
} from 'functions/contract';
import { Fact } from '../../ui/layout/Facts.tsx';

/** The conditions for orders that the shop's settings say. */
export const ShopConditions = ({
  orderMinimum,
  cardPayments,
  returnDays,
  ...shop
}: PublicSettings) => (
  <>
    <Fact name="Tax">{taxConditions(shop)}</Fact>
    <Fact name="Order minimum">
      {orderMinimum > 0 ? `${formatCents(orderMinimum)} before tax` : 'None'}
    </Fact>
    <Fact name="Payment">
      {cardPayments
        ? `${methodLabels['bank-transfer']} or ${methodLabels.card.toLowerCase()}`
        : methodLabels['bank-transfer']}
    </Fact>
    <Fact name="Return period">{`${counted(returnDays, 'day')} from the delivery`}</Fact>
  </>
);
