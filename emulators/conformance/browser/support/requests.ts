import type { Page } from '@playwright/test';

/** The requests of a page's WebChannel sessions so far. */
export interface ChannelRequests {
  /** The RPC of each opened session. */
  opened: string[];
  /** The buffering mode (CI) of each back-channel: 0 streams, 1 polls. */
  backChannels: string[];
  /** The RPC of each terminated session. */
  terminated: string[];
}

/** Records the requests of a page's WebChannel sessions from now on. */
export const channelRequests = (page: Page): ChannelRequests => {
  const requests: ChannelRequests = { opened: [], backChannels: [], terminated: [] };
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const rpc = /Firestore\/(\w+)\/channel$/.exec(pathname)?.[1];
    if (!rpc) return;
    if (searchParams.get('TYPE') === 'terminate') requests.terminated.push(rpc);
    else if (searchParams.get('RID') === 'rpc') {
      requests.backChannels.push(searchParams.get('CI') ?? '');
    } else if (!searchParams.has('SID')) requests.opened.push(rpc);
  });
  return requests;
};
