import { BuyerSummary } from '../../features/summary/BuyerSummary.tsx';
import { MyOrdersPage } from './MyOrdersPage.tsx';

/** What the day of a buyer begins with, above the orders of the payer. */
export const BuyerDashboardPage = () => (
  <>
    <BuyerSummary />
    <MyOrdersPage />
  </>
);
