/** Steps of an order, each of which its caller retries as a browser does. */
import { randomUUID } from 'node:crypto';
import type { TestAccount } from 'functions/testing/api/accounts';
import { expectStatus, send } from 'functions/testing/api/api';
import { orderHeaders } from 'functions/testing/orders/orders';
import { retryWhileUnavailable } from './customer.ts';

/** A POST with its key and the answer that it has got. */
export interface Answered<Answer> {
  repeat: () => Promise<unknown>;
  answer: Answer;
}

/** Who takes the steps of an order, and what happens at each. */
export interface Handling {
  customer: TestAccount;
  admin: TestAccount;
  /** Two tools, with enough in stock. */
  toolIds: readonly [string, string];
  /** Lets something happen while a step is taken. */
  during: <Result>(act: () => Promise<Result>) => Promise<Result>;
  onFailure?: () => void;
}

/** A call that takes a step. */
export interface StepCall {
  path: string;
  json: object;
  status: number;
  /** Who takes it: the admin if it is not said. */
  by?: 'customer' | 'admin';
}

/** The carrier of all shipments. */
export const carriage = { carrier: 'Fellgate Parcels', trackingNumber: 'FGP1234567' };

/** Sends the POST of a step until the shop answers. */
export const takeStep = <Answer>(
  handling: Handling,
  { path, json, status, by = 'admin' }: StepCall,
): Promise<Answered<Answer>> => {
  const { onFailure = () => {}, during } = handling;
  const { token } = handling[by];
  const headers = orderHeaders(randomUUID());
  const call = async (failed: () => void) => {
    const request = () => send('POST', path, { token, json, headers });
    return expectStatus<Answer>(await retryWhileUnavailable(request, failed), status);
  };
  return during(async () => ({ repeat: () => call(() => {}), answer: await call(onFailure) }));
};
