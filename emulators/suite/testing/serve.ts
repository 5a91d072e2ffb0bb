/** Serves the API or the Auth emulator in a separate process: `serve.ts api`, `serve.ts auth`. */
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { projectId } from '@tools-hub/kit/project';
import { compileValidatorsLazily } from '../launcher/firebaseTools/lazyAuth.ts';
import { loadBuiltFunctions } from './builtFunctions.ts';
import { serveToParent } from './serveToParent.ts';

const require = createRequire(import.meta.url);

const api = async (): Promise<RequestListener> => loadBuiltFunctions().api;

/** firebase-tools' Auth emulator without its CLI, which takes seconds to start. */
const auth = (): Promise<RequestListener> => {
  compileValidatorsLazily();
  return require('firebase-tools/lib/emulator/auth/server.js').createApp(projectId);
};

const apps = { api, auth };
const [name = ''] = process.argv.slice(2);
await serveToParent(await apps[name as keyof typeof apps]());
