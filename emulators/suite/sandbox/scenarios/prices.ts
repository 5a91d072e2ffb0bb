import type { ChangedEntry, CreatedPriceList, PriceList } from 'functions/contract';
import { placeOrder, refusalOf, type Scenario, type Stage } from './stage.ts';

const listName = 'Scenario: planes for Theo Marsh';

const priceNow = async ({ customer }: Stage): Promise<number | undefined> => {
  const line = { toolId: 'jack-plane', quantity: 6, unitPrice: 1 };
  const order = { phoneNumber: '01162555020', orderAddress: 'Leicester', lines: [line] };
  const { lines } = await refusalOf(customer.call('POST', '/order', { json: { order } }));
  return lines?.[0]?.unitPrice;
};

/** Ends the lists of scenarios that were interrupted. */
const archiveEarlier = async ({ staff }: Stage): Promise<void> => {
  const lists = await staff.call<PriceList[]>('GET', '/price-lists?status=active&limit=100');
  for (const { _id } of lists.filter((list) => list.name === listName)) {
    await staff.call('POST', `/price-list/${_id}/transitions`, { json: { to: 'archived' } });
  }
};

const dollars = (cents: number | undefined): string => ((cents ?? 0) / 100).toFixed(2);

/** A price list starts, changes, and ends. */
export const changedPriceList: Scenario = {
  title: 'Price list that changes',
  play: async (stage) => {
    const { staff, customer, say } = stage;
    await archiveEarlier(stage);
    say(`A jack plane costs Theo Marsh ${dollars(await priceNow(stage))} USD.`);
    const audience = { kind: 'payer', id: customer.uid };
    const list = { name: listName, kind: 'fixed', discount: null, from: null, until: null };
    const created = await staff.call<CreatedPriceList>('POST', '/price-list', {
      json: { ...list, audience, assortment: 'all' },
    });
    const path = `/price-list/${created.insertedId}`;
    const setPrice = (price: number, version: number) =>
      staff.call<ChangedEntry>('PUT', `${path}/prices/jack-plane`, {
        json: { price, priceBreaks: [], version },
      });
    const agreed = await setPrice(55, 0);
    await staff.call('POST', `${path}/transitions`, { json: { to: 'active' } });
    say(`Staff agree 55.00 with him: ${created.insertedId}.`);
    say(`See ${stage.shopUrl}/dashboard/price-lists/${created.insertedId}`);
    say(`Now it costs ${dollars(await priceNow(stage))}: old prices are refused as price-changed.`);
    await setPrice(52.5, agreed.price?.version ?? 0);
    const order = await placeOrder(customer, { pieces: { 'jack-plane': 6 } });
    say(`They agree 52.50, and he orders at that price: ${order.number}.`);
    await staff.call('POST', `${path}/transitions`, { json: { to: 'archived' } });
    const { status } = await staff.call<PriceList>('GET', path);
    say(`The list is ${status}, and the price ${dollars(await priceNow(stage))} again.`);
    await staff.call('POST', `/order/${order._id}/transitions`, {
      json: { to: 'cancelled', reason: 'Ends the scenario' },
    });
  },
};
