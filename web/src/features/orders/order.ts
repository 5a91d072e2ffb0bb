import type { Order as WireOrder } from 'functions/contract';

/** An order, with the `quantity` that the API calls `orderQuantity`. */
export interface Order extends Omit<WireOrder, 'orderQuantity'> {
  quantity: number;
}
