/**
 * A mail server with a page that shows its inbox: `node main.ts SMTP_HOST SMTP_PORT INBOX_HOST
 * INBOX_PORT`. It tells its parent when it receives mails, and ends with it.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * MailDev keeps each mail in memory and has no limit, so the oldest are deleted above this number.
 */
const maxMails = 2_000;

/** The parts of MailDev that are used; it has no types. */
interface MailServer {
  store: { id: string }[];
  listen(): Promise<void>;
  on(event: 'new', listener: () => void): void;
  deleteEmail(id: string, done: (error: Error | null) => void): void;
}

const require = createRequire(import.meta.url);
const createServer: (options: object) => MailServer = require('maildev');
const web: { server: Server } = require('maildev/lib/web.js');

const [ip, smtp, webIp, webPort] = process.argv.slice(2);
const mailDirectory = mkdtempSync(join(tmpdir(), 'inbox-'));

process.on('exit', () => rmSync(mailDirectory, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());

const options = { ip, smtp: Number(smtp), webIp, web: Number(webPort), mailDirectory };
const server = createServer({ ...options, silent: true });
// MailDev closes its connections before it exits, which takes seconds.
for (const name of ['SIGTERM', 'SIGINT'] as const) {
  process.removeAllListeners(name);
  process.on(name, () => process.exit());
}

const deleteOldest = () => {
  const [oldest] = server.store;
  if (oldest && server.store.length > maxMails) server.deleteEmail(oldest.id, () => {});
};
server.on('new', deleteOldest);

await Promise.all([server.listen(), web.server.listening || once(web.server, 'listening')]);
process.send?.('ready');
