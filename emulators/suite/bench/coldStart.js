/**
 * A fresh process of the API, as an instance starts it; it tells its parent what that took. Plain
 * JavaScript, as the deployed function is: to strip types would cost time and memory of its own.
 */
import { once } from 'node:events';
import { createServer, get } from 'node:http';

const built = (file) => new URL(`../../../functions/lib/${file}`, import.meta.url).href;
const residentMiB = () => process.memoryUsage.rss() / 2 ** 20;

const began = performance.now();
await import(built('index.js'));
const importMs = performance.now() - began;
const importMiB = residentMiB();
const { createApp } = await import(built('app.js'));
const server = createServer(createApp()).listen(0, '127.0.0.1');
await once(server, 'listening');
const [{ statusCode }] = await once(
  get({ port: server.address().port, path: '/health' }),
  'response',
);
if (statusCode !== 200) throw new Error(`GET /health answered ${statusCode}.`);
// The clock of `performance` starts with the process.
const answerMs = performance.now();
process.send({ importMs, importMiB, answerMs, answerMiB: residentMiB() }, () => process.exit());
