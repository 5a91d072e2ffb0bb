/** A server of the API bench in a separate process. It sends its address to its parent. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type express from 'express';
import { compileValidatorsLazily } from '../launcher/firebaseTools/lazyAuth.ts';
import { projectFile } from '../launcher/paths.ts';
import { projectId } from '../launcher/project.ts';

const fromHere = createRequire(import.meta.url);
const fromFunctions = createRequire(projectFile('functions/package.json'));

const loadExpress = (): typeof express => fromFunctions('express');

/** The built API in functions/lib. */
const api = async (): Promise<RequestListener> => fromHere(projectFile('functions')).api;

/** firebase-tools' Auth emulator without its CLI, which takes seconds to start. */
const auth = (): Promise<RequestListener> => {
  compileValidatorsLazily();
  return fromHere('firebase-tools/lib/emulator/auth/server.js').createApp(projectId);
};

/** Express alone, which serves the list of another server from memory. */
const baseline = async (source = ''): Promise<RequestListener> => {
  const tools: unknown = await (await fetch(source)).json();
  return loadExpress()().get('/tools', (_request, response) => {
    response.json(tools);
  });
};

/** Express over PostgreSQL, with the tools of the bench. */
const postgres = async (url = ''): Promise<RequestListener> =>
  (await import('./postgres.ts')).postgresApp(loadExpress(), url);

const apps = { api, auth, baseline, postgres };
const [name = '', source] = process.argv.slice(2);
const server = createServer(await apps[name as keyof typeof apps](source));
// Clients close idle connections: the server must not close one that a client is about to use.
server.keepAliveTimeout = 0;
await once(server.listen(0, '127.0.0.1'), 'listening');
process.on('disconnect', () => process.exit());
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
