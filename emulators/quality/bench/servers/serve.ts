/** Serves an app to compare the API with, in a separate process: `serve.ts NAME SOURCE`. */
import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { projectFile } from '@tools-hub/kit/paths';
import type express from 'express';
import { serveToParent } from '../../../suite/testing/serveToParent.ts';
import { postgresApp } from './postgres.ts';

const fromFunctions = createRequire(projectFile('functions/package.json'));

const loadExpress = (): typeof express => fromFunctions('express');

/** Express alone, which serves the list of another server from memory. */
const baseline = async (source: string): Promise<RequestListener> => {
  const tools: unknown = await (await fetch(source)).json();
  return loadExpress()().get('/tools', (_request, response) => {
    response.json(tools);
  });
};

/** Express over PostgreSQL, with the tools of the bench. */
const postgres = (url: string): Promise<RequestListener> => postgresApp(loadExpress(), url);

const apps = { baseline, postgres };
const [name = '', source = ''] = process.argv.slice(2);
await serveToParent(await apps[name as keyof typeof apps](source));
