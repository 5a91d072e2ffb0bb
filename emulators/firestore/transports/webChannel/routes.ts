import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Databases } from '../../access/databases.ts';
import { openStream } from '../../rpc/openStream.ts';
import { streamRpcOf } from '../../rpc/rpcs.ts';
import type { StreamRpc } from '../../rpc/stream.ts';
import { callerOf } from '../../storage/caller.ts';
import { type JsonMessage, JsonMessages } from '../../wire/json/jsonMessages.ts';
import { parseJson } from '../../wire/json/parseJson.ts';
import { memoized } from '../../wire/memoized.ts';
import {
  definitionOf,
  loadProtocol,
  type MethodDefinition,
  packageName,
  resolveName,
  serviceName,
} from '../../wire/protocol.ts';
import { textOf } from '../body.ts';
import { OpenResponse, type Route } from '../http.ts';
import { maxRequestBytes, tooLarge } from '../requestSize.ts';
import { BackChannel } from './backChannel.ts';
import { type ChannelForm, headerIn, numberOf, parseForm } from './form.ts';
import { chunkOf } from './outbox.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';
import { lastMessage } from './streamError.ts';

/** A form contains each byte of a message as up to three characters. */
const maxFormBytes = 3 * maxRequestBytes + 1024 * 1024;

/** How long nothing may be sent, in milliseconds. The client waits half as long again. */
const keepAliveMs = 30_000;

/**
 * How long the answer to an opening request takes, in milliseconds. A client that gets nothing from
 * its back-channel within four times this suspects a proxy that buffers, and polls from then on.
 * Without the delay a client on the same machine allows only a few milliseconds.
 */
const openingMs = 20;

/** The version of the protocol, and of this server, as Google's emulator reports them. */
const versions = [8, 12];

/** One streaming RPC with the codecs of its messages. */
interface Method {
  rpc: StreamRpc;
  request: JsonMessage;
  encode: (response: object) => object;
}

const parametersOf = ({ url = '' }: IncomingMessage) =>
  new URLSearchParams(url.slice(url.indexOf('?') + 1));

const reader =
  ({ request }: Method) =>
  (text: string): object => {
    const size = Buffer.byteLength(text);
    if (size > maxRequestBytes) throw tooLarge(size);
    return request.decode(parseJson(text), '');
  };

const streamFor =
  ({ rpc, encode }: Method, databases: Databases, authorization: string | undefined) =>
  (session: Session) => {
    const disconnected = new AbortController();
    const context = () => ({
      databases,
      caller: callerOf(authorization),
      signal: disconnected.signal,
    });
    const stream = openStream(rpc, context, {
      send: (message) => session.send([encode(message)]),
      end: (error) => session.sendLast(lastMessage(error)),
    });
    const close = () => {
      disconnected.abort();
      stream.close();
    };
    return { ...stream, close };
  };

const authorizationOf = ({ authorization }: ChannelForm, parameters: URLSearchParams) =>
  authorization ?? headerIn(parameters.get('$httpHeaders') ?? '', 'authorization');

/** Routes of one RPC: a request from the client, the back-channel, and the end of a session. */
const routesOf = (name: string, method: Method, sessions: Sessions): Route[] => {
  const path = new RegExp(`^/google\\.firestore\\.v1\\.Firestore/${name}/channel$`);
  const read = reader(method);

  const open = async (databases: Databases, parameters: URLSearchParams, form: ChannelForm) => {
    const authorization = authorizationOf(form, parameters);
    const { id, session } = sessions.open(streamFor(method, databases, authorization));
    session.receive(form.messages, read);
    await delay(openingMs);
    return chunkOf(JSON.stringify([[0, ['c', id, '', ...versions, keepAliveMs]]]));
  };

  const forward = (session: Session, parameters: URLSearchParams, form: ChannelForm) => {
    session.acknowledge(Number(parameters.get('AID')));
    session.receive(form.messages, read);
    return chunkOf(JSON.stringify(session.state));
  };

  const terminate = (session: Session) => {
    session.close();
    return '';
  };

  const backChannel = (session: Session, parameters: URLSearchParams) =>
    new OpenResponse((response) => {
      session.acknowledge(Number(parameters.get('AID')));
      const isPolling = parameters.get('CI') === '1';
      const timeoutMs = Number(parameters.get('TO')) || keepAliveMs;
      const options = { isPolling, keepAliveMs: Math.min(timeoutMs, keepAliveMs) };
      session.attach(new BackChannel(response, options, (closed) => session.detach(closed)));
    });

  const post: Route['handle'] = async (databases, _, request) => {
    const parameters = parametersOf(request);
    const text = await textOf(request, maxFormBytes);
    const id = parameters.get('SID');
    if (id !== null && parameters.get('TYPE') === 'terminate') return terminate(sessions.get(id));
    numberOf(parameters, 'RID');
    const session = id === null ? undefined : sessions.get(id);
    const form = parseForm(text);
    return session ? forward(session, parameters, form) : open(databases, parameters, form);
  };

  const get: Route['handle'] = async (_databases, _, request) => {
    const parameters = parametersOf(request);
    const session = sessions.get(parameters.get('SID') ?? '');
    if (parameters.get('TYPE') === 'terminate') return terminate(session);
    return backChannel(session, parameters);
  };

  return [
    { method: 'POST', path, handle: post },
    { method: 'GET', path, handle: get },
  ];
};

/**
 * Listen and Write over WebChannel, which `firebase/firestore` speaks in browsers.
 * https://github.com/google/closure-library/blob/master/closure/goog/labs/net/webchannel.js
 */
export const webChannelRoutes = (sessions: Sessions): Route[] => {
  const protocol = loadProtocol();
  const messages = new JsonMessages(protocol);
  const typeOf = (name: string) => messages.get(resolveName(protocol, packageName, name));
  const methods = Object.entries(definitionOf(protocol, serviceName)?.methods ?? {});
  return methods.flatMap(([name, { requestType, responseType }]: [string, MethodDefinition]) => {
    const rpc = streamRpcOf(name);
    if (!rpc) return [];
    const method = {
      rpc,
      request: typeOf(requestType),
      encode: memoized(typeOf(responseType).encode),
    };
    return routesOf(name, method, sessions);
  });
};
