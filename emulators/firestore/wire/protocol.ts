import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A field of a message, its name in lowerCamelCase. */
export interface FieldDefinition {
  /** A scalar type, or the name of a message or enum, relative to the field's message. */
  type: string;
  id: number;
  rule?: 'repeated';
  /** The key type of a map. */
  keyType?: string;
}

/**
 * The HTTP form of an RPC.
 * https://cloud.google.com/endpoints/docs/grpc-service-config/reference/rpc/google.api#google.api.HttpRule
 */
export interface HttpRule {
  get?: string;
  post?: string;
  patch?: string;
  delete?: string;
  body?: string;
  additional_bindings?: HttpRule;
}

/** One RPC of a service. */
export interface MethodDefinition {
  requestType: string;
  responseType: string;
  requestStream?: boolean;
  responseStream?: boolean;
  parsedOptions?: { '(google.api.http)'?: HttpRule }[];
}

/** A package, message, enum or service with its nested definitions. */
export interface Definition {
  nested?: Record<string, Definition>;
  fields?: Record<string, FieldDefinition>;
  oneofs?: Record<string, { oneof: string[] }>;
  values?: Record<string, number>;
  methods?: Record<string, MethodDefinition>;
}

/** The package of the Firestore API. */
export const packageName = 'google.firestore.v1';

/** The full name of the Firestore service. */
export const serviceName = `${packageName}.Firestore`;

/**
 * The file that the published package has, so that it needs no 46 MB of @google-cloud/firestore.
 */
const packagedFile = fileURLToPath(new URL('../protocol.json', import.meta.url));

const installedFile = (): string => {
  // The package's exports hide the file.
  const manifest = createRequire(import.meta.url).resolve('@google-cloud/firestore/package.json');
  return join(dirname(manifest), 'build/protos/v1.json');
};

const readProtocol = (): Definition =>
  JSON.parse(readFileSync(existsSync(packagedFile) ? packagedFile : installedFile(), 'utf8'));

/** The definition of a full name such as `google.firestore.v1.Document`. */
export const definitionOf = (protocol: Definition, name: string): Definition | undefined =>
  name.split('.').reduce<Definition | undefined>((scope, part) => scope?.nested?.[part], protocol);

/**
 * Loads the definition of the Firestore API, which Google publishes in @google-cloud/firestore, in the
 * JSON format of protobufjs. Adds `Write.verify`, which the published definition lacks: the web and mobile SDKs
 * send it in transactions.
 * https://github.com/firebase/firebase-js-sdk/blob/main/packages/firestore/src/protos/google/firestore/v1/write.proto
 */
export const loadProtocol = (): Definition => {
  const protocol = readProtocol();
  const { fields = {}, oneofs = {} } = definitionOf(protocol, `${packageName}.Write`) ?? {};
  fields.verify ??= { type: 'string', id: 5 };
  oneofs.operation?.oneof.push('verify');
  return protocol;
};

/** Resolves a name within a scope to a full name, innermost scope first. */
export const resolveName = (protocol: Definition, scope: string, name: string): string => {
  const full = scope ? `${scope}.${name}` : name;
  if (!scope || definitionOf(protocol, full)) return full;
  return resolveName(protocol, scope.slice(0, Math.max(scope.lastIndexOf('.'), 0)), name);
};
