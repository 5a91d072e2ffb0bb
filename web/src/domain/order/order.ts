import type { Parcel, Order as WireOrder } from 'functions/contract';

/**
 * An order. Screens do not see the fields that repeat its first line for clients of the
 * specification.
 */
export type Order = Omit<WireOrder, 'tool' | 'orderQuantity' | 'totalBill'>;

/** A parcel of an order. */
export type OrderParcel = Parcel<string>;
