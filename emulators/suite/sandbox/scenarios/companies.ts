import type { ApprovedRequest, RequestPage } from 'functions/contract';
import { orderPage, placeOrder, refusalOf, requestOrder, type Scenario } from './stage.ts';

const cancelled = { to: 'cancelled', reason: 'Ends the scenario' };

/** An order beyond the limit of its buyer is approved by a colleague. */
export const orderWithApproval: Scenario = {
  title: 'Order with approval',
  play: async (stage) => {
    const { staff, buyer, approver, company, say } = stage;
    const purchase = { pieces: { 'jack-plane': 24 }, company };
    const refusal = await refusalOf(placeOrder(buyer, purchase));
    say(`The buyer of Brackenbury Fit-Out orders 24 jack planes: ${refusal.code}.`);
    const request = await requestOrder(buyer, purchase);
    const page = `${stage.shopUrl}/dashboard/approvals/${request._id}`;
    say(`So the buyer asks for approval: ${request._id}. See ${page}`);
    const path = `/request/${request._id}`;
    const { current } = await approver.call<RequestPage>('GET', path, { company });
    const lines = (current?.lines ?? []).map(({ toolId, unitPrice }) => ({ toolId, unitPrice }));
    const answer = await approver.call<ApprovedRequest>('POST', `${path}/approval`, {
      company,
      json: { lines },
    });
    const { order } = answer;
    if (!order) throw new Error('The approval placed no order.');
    say(`The approver approves, which places ${order.number}. See ${orderPage(stage, order)}`);
    await staff.call('POST', `/order/${order._id}/transitions`, { json: cancelled });
    say('Staff cancel it, so that the scenario can be played again.');
  },
};

/** A company that is suspended cannot order until it is active again. */
export const companySuspended: Scenario = {
  title: 'Company suspended',
  play: async (stage) => {
    const { staff, owner, company, say } = stage;
    const move = (json: object) => staff.call('POST', `/company/${company}/transitions`, { json });
    await move({ to: 'suspended', reason: 'An invoice is overdue' });
    say(`Staff suspend Brackenbury Fit-Out. See ${stage.shopUrl}/dashboard/company/${company}`);
    const purchase = { pieces: { 'jack-plane': 6 }, company };
    try {
      const { code, detail } = await refusalOf(placeOrder(owner, purchase));
      say(`Its owner orders, and is refused: ${code}. ${detail}`);
    } finally {
      await move({ to: 'active' });
    }
    say('Staff make it active again.');
    const order = await placeOrder(owner, purchase);
    say(`Now the order is placed: ${order.number}. See ${orderPage(stage, order)}`);
    await staff.call('POST', `/order/${order._id}/transitions`, { json: cancelled });
    say('Staff cancel it, so that the scenario can be played again.');
  },
};
