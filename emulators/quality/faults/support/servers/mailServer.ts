/** A mail server whose answers a test decides. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** The received mails: the mail's Message-ID and its recipient. */
interface AcceptedMail {
  messageId: string;
  to: string;
}

/** The answer to a recipient, such as `550 Unknown`; undefined if it takes the mail. */
type RecipientPolicy = (to: string) => string | undefined;

/** A running mail server. */
export interface MailServer {
  /** The mails it has accepted, in their order. */
  accepted: AcceptedMail[];
  answerTo: RecipientPolicy;
  /** The environment variables by which senders find it. */
  env: Record<string, string>;
  /** Refuses connections from now on, and ends those that are open. */
  close: () => Promise<void>;
  /** Listens again, at the same address. */
  open: () => Promise<void>;
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? '';

/** The header with the Message-ID. A long one begins on the line after its name. */
const messageIdIn = (mail: readonly string[]): string => {
  const at = mail.findIndex((line) => line.toLowerCase().startsWith('message-id:'));
  return `${mail[at] ?? ''}${mail[at + 1] ?? ''}`;
};

/** Answers to each line of a client by RFC 5321; the lines of a mail end with a dot. */
const serve = async (socket: Socket, server: Pick<MailServer, 'accepted' | 'answerTo'>) => {
  let to = '';
  let mail: string[] | undefined;
  const answer = (line: string): string | undefined => {
    if (mail && line !== '.') return void mail.push(line);
    if (mail) {
      server.accepted.push({ messageId: `<${addressIn(messageIdIn(mail))}>`, to });
      mail = undefined;
      return '250 Accepted';
    }
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') mail = [];
    if (command === 'DATA') return '354 Go ahead';
    if (command !== 'RCPT') return '250 Done';
    to = addressIn(line);
    return server.answerTo(to) ?? '250 Done';
  };
  socket.write('220 A server of a test\r\n');
  for await (const line of createInterface({ input: socket })) {
    const reply = answer(line);
    if (reply) socket.write(`${reply}\r\n`);
  }
};

/** Starts a mail server that accepts every mail. */
export const startMailServer = async (): Promise<MailServer> => {
  const sockets = new Set<Socket>();
  const state = { accepted: [] as AcceptedMail[], answerTo: (): string | undefined => undefined };
  const tcp = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    serve(socket, server).catch(() => socket.destroy());
  });
  const listen = (port: number) => once(tcp.listen(port, '127.0.0.1'), 'listening');
  await listen(0);
  const { port } = tcp.address() as AddressInfo;
  const server: MailServer = Object.assign(state, {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'shop@example.com',
      MAIL_RETRY_SECONDS: '0.05',
    },
    close: async () => {
      const closed = once(tcp, 'close');
      tcp.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    open: async () => {
      await listen(port);
    },
  });
  return server;
};
