import { type Rpc, rpcOf } from '../rpc/rpcs.ts';
import { callerOf } from '../storage/caller.ts';
import { type JsonMessage, JsonMessages } from '../wire/json/jsonMessages.ts';
import {
  definitionOf,
  loadProtocol,
  type MethodDefinition,
  packageName,
  resolveName,
  serviceName,
} from '../wire/protocol.ts';
import type { Route } from './http.ts';
import { type Binding, httpBindings } from './httpBindings.ts';
import { restMessage } from './restRequest.ts';

const routeOf = (
  rpc: Rpc,
  binding: Binding,
  request: JsonMessage,
  encode: (answer: object | object[]) => object,
): Route => ({
  method: binding.method,
  path: binding.path,
  handle: async (databases, values, incoming, signal) => {
    const caller = callerOf(incoming.headers.authorization);
    const message = await restMessage(binding, request, values, incoming);
    return encode(await rpc({ databases, caller, signal }, message as never));
  },
});

/**
 * The Firestore API over REST with JSON. Each RPC has the paths of its annotation in the protocol;
 * a streaming RPC responds with a list.
 * https://firebase.google.com/docs/firestore/reference/rest
 */
export const restRoutes = (): Route[] => {
  const protocol = loadProtocol();
  const messages = new JsonMessages(protocol);
  const typeOf = (name: string) => messages.get(resolveName(protocol, packageName, name));
  const routesOf = ([name, method]: [string, MethodDefinition]) => {
    const response = typeOf(method.responseType);
    const encode = (answer: object | object[]) =>
      Array.isArray(answer) ? answer.map(response.encode) : response.encode(answer);
    return httpBindings(method).map((binding) =>
      routeOf(rpcOf(name), binding, typeOf(method.requestType), encode),
    );
  };
  // Listen and Write need a stream: gRPC or WebChannel. Google's emulator also answers NOT_FOUND.
  return Object.entries(definitionOf(protocol, serviceName)?.methods ?? {})
    .filter(([, { requestStream }]) => !requestStream)
    .flatMap(routesOf);
};
