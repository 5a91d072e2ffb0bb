import {
  type ClientDuplexStream,
  credentials,
  Metadata,
  makeClientConstructor,
} from '@grpc/grpc-js';
import { loadService } from '../../../firestore/transports/service.ts';
import { addTarget, databaseOf, type Listen } from './listener.ts';
import { type ListenResponse, receive } from './receive.ts';

const Client = makeClientConstructor(loadService(), 'Firestore');

/** Listens over gRPC, with a separate connection. */
export const listenOverGrpc: Listen = (listened, receiver) => {
  const client = new Client(listened.host, credentials.createInsecure(), {
    'grpc.use_local_subchannel_pool': 1,
  });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const open = client.Listen as (metadata: Metadata) => ClientDuplexStream<object, ListenResponse>;
  const call = open.call(client, metadata);
  call.on('data', (response) => receive(response, receiver));
  call.on('error', ({ message }) => receiver.onFailure(message));
  const { resumeToken } = listened;
  const bytes = resumeToken === undefined ? undefined : Buffer.from(resumeToken, 'base64');
  call.write({
    database: databaseOf(listened),
    addTarget: { ...addTarget(listened), ...(bytes && { resumeToken: bytes }) },
  });
  return () => {
    call
      .removeAllListeners('error')
      .on('error', () => {})
      .cancel();
    client.close();
  };
};
