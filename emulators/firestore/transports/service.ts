import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { loadProtocol, serviceName } from '../wire/protocol.ts';

/**
 * The methods of google.firestore.v1.Firestore with the encoding of their messages, as
 * wire/messages.ts describes them.
 */
export const loadService = (): ServiceDefinition => {
  const definitions = fromJSON(loadProtocol() as Parameters<typeof fromJSON>[0], {
    longs: String,
    enums: String,
    arrays: true,
    objects: true,
  });
  return definitions[serviceName] as unknown as ServiceDefinition;
};
