import { randomUUID } from 'node:crypto';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomItem } from '../support/random.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

/** Returns a function with which a customer sends an inquiry, sometimes twice. */
export const inquiring =
  ({ call, tools, inquiries }: LoadContext, { uid, email, token }: TestAccount) =>
  async (): Promise<void> => {
    const json = {
      email,
      tool: chooseTool(tools),
      quantity: 500,
      message: 'Can you engrave them?',
    };
    const options = { token, json, headers: orderHeaders(randomUUID()) };
    const responses = await sendRepeatedly((repeat) =>
      call(`inquiry${repeat}`, 'POST', '/inquiry', options),
    );
    if (responses.some(({ ok }) => ok)) inquiries.set(uid, (inquiries.get(uid) ?? 0) + 1);
  };

/** Returns a function with which an admin replies to one of the new inquiries. */
export const replying =
  ({ call }: LoadContext, { token }: TestAccount) =>
  async (): Promise<void> => {
    const list = await call('admin new inquiries', 'GET', '/inquiries?status=new&limit=20', {
      token,
    });
    const found = list.ok ? (list.body as { _id: string }[]) : [];
    if (found.length === 0) return;
    const path = `/inquiry/${randomItem(found)._id}/replies`;
    const options = { token, json: { text: 'We can.' }, headers: orderHeaders(randomUUID()) };
    await sendRepeatedly((repeat) => call(`admin replies${repeat}`, 'POST', path, options));
  };
