/**
 * A new process of the API, like a starting instance. It sends the time and memory to its parent.
 * Plain JavaScript like the deployed function, because stripping types takes time and memory.
 */
import { once } from 'node:events';
import { createServer, get } from 'node:http';

const built = (file) => new URL(`../../../functions/lib/${file}`, import.meta.url).href;
const residentMiB = () => process.memoryUsage.rss() / 2 ** 20;

const start = performance.now();
await import(built('index.js'));
const importMs = performance.now() - start;
const importMiB = residentMiB();
const { createApp } = await import(built('app.js'));
const server = createServer(createApp()).listen(0, '127.0.0.1');
await once(server, 'listening');
const [{ statusCode }] = await once(
  get({ port: server.address().port, path: '/health' }),
  'response',
);
if (statusCode !== 200) throw new Error(`GET /health answered ${statusCode}.`);
// `performance.now()` starts at 0 with the process.
const answerMs = performance.now();
process.send({ importMs, importMiB, answerMs, answerMiB: residentMiB() }, () => process.exit());
