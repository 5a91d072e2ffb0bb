import { randomUUID } from 'node:crypto';
import type { TestAccount } from 'functions/testing/api/accounts';
import { orderHeaders } from 'functions/testing/orders/orders';
import type { LoadContext } from '../support/loadContext.ts';
import { sendRepeatedly } from '../support/sendRepeatedly.ts';

/** The good answers to a POST, and its key. */
export interface Posted<Body> {
  key: string;
  bodies: Body[];
}

/** Sends a POST of an account under a new key, sometimes twice. */
export const posting =
  ({ call }: LoadContext, { token }: TestAccount) =>
  async <Body>(kind: string, path: string, json: object): Promise<Posted<Body>> => {
    const key = randomUUID();
    const options = { token, json, headers: orderHeaders(key) };
    const responses = await sendRepeatedly((repeat) =>
      call(`${kind}${repeat}`, 'POST', path, options),
    );
    return { key, bodies: responses.filter(({ ok }) => ok).map(({ body }) => body as Body) };
  };
