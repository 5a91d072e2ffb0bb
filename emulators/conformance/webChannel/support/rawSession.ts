import { expect, onTestFinished } from 'vitest';
import { BackChannel } from './backChannel.ts';
import { splitChunks } from './chunks.ts';

const form = 'application/x-www-form-urlencoded';

/** The address of the channel of an RPC. */
export const channelUrl = (rpc: string, parameters: Record<string, string>): string =>
  `http://${process.env.FIRESTORE_EMULATOR_HOST}/google.firestore.v1.Firestore/${rpc}/channel?${new URLSearchParams({ VER: '8', ...parameters })}`;

/** The form with messages, whose first has a number in its session. */
export const formOf = (first: number, messages: readonly object[]): string =>
  new URLSearchParams({
    count: String(messages.length),
    ofs: String(first),
    ...Object.fromEntries(
      messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)]),
    ),
  }).toString();

// Google's emulator may close a connection after a response, while the next request is on its way.
const separate = { connection: 'close' };

/** Sends a form to a channel, over a separate connection. */
export const postForm = (url: string, body: string, headers = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body, headers: { ...separate, 'content-type': form, ...headers } });

/** The header that signs the owner of the project in. */
const ownerHeaders = 'X-Goog-Api-Client:test\r\nAuthorization:Bearer owner\r\n';

/** A WebChannel session without an SDK; it is terminated after the test. */
export class RawSession {
  private readonly rpc: string;
  private readonly id: string;
  private requests = 100;

  /** @param id The SID. */
  constructor(rpc: string, id: string) {
    this.rpc = rpc;
    this.id = id;
    onTestFinished(async () => {
      await this.terminate();
    });
  }

  /** Opens a session with a first message, as the owner or with other headers. */
  static async open(
    rpc: string,
    message: { database: string },
    headers = ownerHeaders,
  ): Promise<RawSession> {
    const body = `headers=${encodeURIComponent(headers)}&${formOf(0, [message])}`;
    // Google's emulator needs the name of the database also in the address.
    const { database } = message;
    const answer = await postForm(channelUrl(rpc, { database, RID: '99', CVER: '22' }), body);
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    const [[number, handshake] = []] = splitChunks(text).messages;
    expect([number, handshake]).toEqual([0, ['c', expect.any(String), '', 8, 12, 30_000]]);
    return new RawSession(rpc, String(handshake?.[1]));
  }

  /** Sends messages; returns the status of the answer, and the JSON of its chunk if it is 200. */
  async post(
    first: number,
    messages: readonly object[],
    acknowledged = 0,
  ): Promise<{ status: number; json: unknown }> {
    const answer = await postForm(
      this.url({ RID: String(this.requests++), AID: String(acknowledged) }),
      formOf(first, messages),
    );
    const text = await answer.text();
    if (!answer.ok) return { status: answer.status, json: undefined };
    const [length = '', json = ''] = text.split('\n');
    expect(json).toHaveLength(Number(length));
    return { status: answer.status, json: JSON.parse(json) };
  }

  /** Opens a back-channel that continues after an acknowledged message. */
  backChannel(acknowledged: number | string, { isPolling = false } = {}): BackChannel {
    const CI = isPolling ? '1' : '0';
    return new BackChannel(
      this.url({ RID: 'rpc', AID: String(acknowledged), CI, TYPE: 'xmlhttp' }),
    );
  }

  /** Ends the session; returns the status of the answer. */
  async terminate(): Promise<number> {
    const RID = String(this.requests++);
    const url = this.url({ RID, TYPE: 'terminate' });
    return (await fetch(url, { headers: separate })).status;
  }

  private url(parameters: Record<string, string>) {
    return channelUrl(this.rpc, { SID: this.id, ...parameters });
  }
}
