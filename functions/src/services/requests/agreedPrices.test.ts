import { expect, it } from 'vitest';
import { useCompanies } from '../../testing/companies/buyingCompany.ts';
import { recipient } from '../../testing/orders/orders.ts';
import { approve, newTeam } from '../../testing/orders/requests.ts';
import { dayIn } from '../../testing/orders/shopDays.ts';
import {
  activePriceList,
  archivePriceLists,
  changePrice,
  endPriceList,
  listFor,
} from '../../testing/prices/priceLists.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { getRequest } from './getRequest.ts';
import { sendRequest } from './sendRequest.ts';

useCompanies();
archivePriceLists();

const askedAt = async (price: number) => {
  const [team, toolId] = [await newTeam(), await createTool()];
  const list = await activePriceList(listFor(team.companyId), { [toolId]: price });
  const lines = [{ toolId, quantity: 5, lineTotal: 5 * price * 100 }];
  const sent = await sendRequest({ input: { ...recipient, lines }, key: undefined }, team.buyer);
  return { ...team, toolId, list, request: sent.request };
};

it('An approval orders at the agreed price, and the line names the list', async () => {
  const { request, approver, list } = await askedAt(15);
  expect(request.lines).toMatchObject([
    { unitPrice: 1500, listPrice: 1999, priceListId: list._id },
  ]);
  const { current } = await getRequest(request._id, approver);
  expect(current).toMatchObject({ lines: [{ unitPrice: 1500 }], problems: [] });
  const { order } = await approve(request, approver);
  expect(order?.lines).toMatchObject([
    { unitPrice: 1500, priceListId: list._id, priceListVersion: list.version },
  ]);
});

it('An approval asks for the new price when the agreed one has changed', async () => {
  const { request, approver, list, toolId } = await askedAt(15);
  await changePrice(list._id, toolId, 16);
  const { current } = await getRequest(request._id, approver);
  expect(current?.lines).toMatchObject([{ unitPrice: 1600 }]);
  await expect(approve(request, approver)).rejects.toMatchObject({ code: 'price-changed' });
  const prices = { lines: [{ toolId, unitPrice: 1600 }] };
  const { order } = await approve(request, approver, { prices });
  expect(order?.lines).toMatchObject([{ unitPrice: 1600 }]);
});

it('A request says which list has ended since it was sent', async () => {
  const { request, approver, list, companyId } = await askedAt(15);
  await endPriceList(list, companyId, dayIn(-1));
  const { current } = await getRequest(request._id, approver);
  const ended = { name: 'Contract', until: dayIn(-1) };
  expect(current?.lines).toMatchObject([{ unitPrice: 1999, ended }]);
  await expect(approve(request, approver)).rejects.toMatchObject({ code: 'price-changed' });
});

it('A tool that an assortment hides by then can no longer be approved', async () => {
  const { request, approver, companyId } = await askedAt(15);
  const other = await createTool();
  await activePriceList(listFor(companyId, { assortment: 'only' }), { [other]: 5 });
  const { current } = await getRequest(request._id, approver);
  expect(current).toMatchObject({ totals: null, problems: [{ code: 'tool-not-found' }] });
  await expect(approve(request, approver)).rejects.toMatchObject({ code: 'tool-not-found' });
});
