import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

/**
 * The methods of google.firestore.v1.Firestore with the encoding of their messages, as
 * wire/messages.ts describes them.
 */
export const loadService = (): ServiceDefinition => {
  // The exports of @google-cloud/firestore hide its protocol definition.
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  const json = readFileSync(join(dirname(manifest), 'build/protos/v1.json'), 'utf8');
  const definitions = fromJSON(JSON.parse(json), {
    longs: String,
    enums: String,
    arrays: true,
    objects: true,
  });
  return definitions['google.firestore.v1.Firestore'] as unknown as ServiceDefinition;
};
