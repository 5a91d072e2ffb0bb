import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { addTarget, databaseOf, type Listen, type Listened } from './listener.ts';
import { type ListenResponse, receive } from './receive.ts';

type Chunk = [number: number, message: unknown][];

const chunkPattern = /^(\d+)\n/;

/** Splits `LENGTH\n[[…]]LENGTH\n[[…]]` into its chunks; returns what is not complete. */
const readChunks = (text: string, onChunk: (chunk: Chunk) => void): string => {
  const [prefix, length] = chunkPattern.exec(text) ?? [];
  if (prefix === undefined) return text;
  const end = prefix.length + Number(length);
  if (text.length < end) return text;
  onChunk(JSON.parse(text.slice(prefix.length, end)));
  return readChunks(text.slice(end), onChunk);
};

const openingForm = (listened: Listened) => {
  const { resumeToken } = listened;
  const target = { ...addTarget(listened), ...(resumeToken && { resumeToken }) };
  return new URLSearchParams({
    headers: 'Authorization:Bearer owner\r\n',
    count: '1',
    ofs: '0',
    req0___data__: JSON.stringify({ database: databaseOf(listened), addTarget: target }),
  }).toString();
};

/** Listens over WebChannel as a browser does, with a separate connection. */
export const listenOverWebChannel: Listen = (listened, receiver) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const channel = `http://${listened.host}/google.firestore.v1.Firestore/Listen/channel?VER=8&CVER=22`;
  let [sessionId, last, isClosed] = ['', 0, false];
  let open: ClientRequest | undefined;

  const take = ([number, message]: Chunk[number]) => {
    last = Math.max(last, number);
    if (!Array.isArray(message)) return;
    if (message[0] === 'c') sessionId = message[1];
    for (const part of message) {
      if (typeof part !== 'object') continue;
      if ('error' in part) receiver.onFailure(JSON.stringify(part.error));
      receive(part as ListenResponse, receiver);
    }
  };

  const read = (response: IncomingMessage) => {
    let text = '';
    response.setEncoding('utf8').on('data', (data: string) => {
      text = readChunks(text + data, (chunk) => chunk.forEach(take));
    });
    response.on('end', () => isClosed || openBackChannel());
  };

  const send = (method: string, query: string, body?: string) => {
    open = request(`${channel}&${query}`, { agent, method }, read);
    open.on('error', ({ message }) => isClosed || receiver.onFailure(message));
    open.end(body);
  };

  const openBackChannel = () =>
    send('GET', `RID=rpc&SID=${sessionId}&AID=${last}&CI=0&TYPE=xmlhttp`);

  send('POST', 'RID=1', openingForm(listened));
  return () => {
    isClosed = true;
    open?.destroy();
    request(`${channel}&SID=${sessionId}&RID=2&TYPE=terminate`, { method: 'POST' })
      .on('error', () => {})
      .end();
    agent.destroy();
  };
};
