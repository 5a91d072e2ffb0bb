import {
  type Actor,
  apiRoutes,
  type OrderReturn,
  type ReturnTarget,
  returnLifecycles,
  rolesOn,
} from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { useActing } from '../../../domain/staff/useActing.ts';
import { ChosenView } from '../../../ui/inputs/ChosenView.tsx';
import { ArrivalCard } from './ArrivalCard.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { SettlementCard } from './SettlementCard.tsx';

interface StaffStepProps {
  found: OrderReturn;
  /** Its order; undefined if it could not be read. */
  order: Order | undefined;
  caller: Actor;
}

const whereabouts = {
  customer: 'Customer keeps them',
  shop: 'They have arrived',
} as const;

/** An approved claim is settled with or without its pieces. */
const ClaimStep = ({ found, order }: Omit<StaffStepProps, 'caller'>) => (
  <ChosenView label="Where the pieces are" choices={whereabouts} initial="customer">
    {(where) =>
      where === 'customer' ? (
        <SettlementCard found={found} order={order} />
      ) : (
        <ArrivalCard found={found} />
      )
    }
  </ChosenView>
);

/** The next step of a return, for an admin; nothing if there is none. */
export const StaffStep = ({ found, order, ...props }: StaffStepProps) => {
  const caller = useActing(props.caller, apiRoutes.transitionReturn);
  const canMove = (to: ReturnTarget) =>
    returnLifecycles[found.kind].actor(found.status, to, rolesOn(found, caller)) === 'admin';
  if (canMove('approved')) return <DecisionCard found={found} />;
  if (canMove('received') && canMove('closed')) return <ClaimStep found={found} order={order} />;
  if (canMove('received')) return <ArrivalCard found={found} />;
  return canMove('closed') ? <SettlementCard found={found} order={order} /> : null;
};
