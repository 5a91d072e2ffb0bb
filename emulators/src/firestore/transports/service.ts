import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

/**
 * The public definition lacks `Write.verify`, with which the web and mobile SDKs protect what their
 * transactions only read. https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/protos/update.sh
 */
const withVerify = (text: string): Parameters<typeof fromJSON>[0] => {
  const definition = JSON.parse(text);
  const { fields, oneofs } = definition.nested.google.nested.firestore.nested.v1.nested.Write;
  fields.verify = { type: 'string', id: 5 };
  oneofs.operation.oneof.push('verify');
  return definition;
};

/**
 * The methods of google.firestore.v1.Firestore with the encoding of their messages, as
 * wire/messages.ts describes them.
 */
export const loadService = (): ServiceDefinition => {
  // The exports of @google-cloud/firestore hide its protocol definition.
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const json = readFileSync(join(dirname(manifest), 'build/protos/v1.json'), 'utf8');
  const definitions = fromJSON(withVerify(json), {
    longs: String,
    enums: String,
    arrays: true,
    objects: true,
  });
  return definitions['google.firestore.v1.Firestore'] as unknown as ServiceDefinition;
};
