import { type Acknowledged, apiRoutes } from 'functions/contract';
import { callApi } from '../../api.ts';

const { inquire } = apiRoutes;

/** Asks the service centre to write to an address. */
export const sendInquiry = (email: string): Promise<Acknowledged> =>
  callApi(inquire, inquire.href(), { body: { email }, anonymous: true });
