import type { CreditContents, OrderStep, StepRole } from '../../../contract/index.ts';
import type { OrderDocument, StoredOrderEvent } from '../../../documents/orders/orders.ts';

/** The details of a step, which its event keeps. */
export type StepDetails = Partial<
  Pick<
    StoredOrderEvent,
    | ('reason' | 'carrier' | 'trackingNumber' | 'shipmentNumber' | 'pieces')
    | ('creditText' | 'returnNumber' | 'resellable' | 'replaced')
  >
>;

/** A permitted step with its details, and the order before it. */
export interface Step extends StepDetails {
  id: string;
  order: OrderDocument;
  step: Exclude<OrderStep, 'placed'>;
  actor: StepRole;
  /** Of a credit, or a return settled with one: what the credit note says. */
  credit?: CreditContents;
}
