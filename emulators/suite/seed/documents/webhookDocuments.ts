import { collectionNames } from 'functions/contract';
import type { WebhookDocument } from 'functions/documents';
import { openingOf } from '../data/calendar.ts';
import { brackenbury } from '../data/companies.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from './documents.ts';

/** The secret of the endpoints of the seed. */
export const receiverSecret = `whsec_${Buffer.from('known to everyone with a sandbox').toString('base64')}`;

/** The path at which the receiver of the suite gets the events of the shop. */
export const receiverPath = '/shop';

const receiverUrl = 'http://127.0.0.1:4343';

const endpoint = (owner: string | null, path: string, now: Date): WebhookDocument => ({
  name: 'Receiver of the suite',
  url: `${receiverUrl}${path}`,
  events: [],
  status: 'off',
  offReason: 'staff',
  failingSince: null,
  owner,
  oldSecretUntil: null,
  version: 'seed',
  createdAt: now,
  updatedAt: now,
  secret: receiverSecret,
  oldSecret: null,
  activeSince: null,
});

/** The path of the endpoint of the shop. */
export const shopWebhook = `${collectionNames.webhooks}/receiver`;

/** Endpoints of the shop and of a company. They are off, or each event of a test would be delivered. */
export const webhookDocuments = ({ now }: Pick<Seed, 'now'>): SeedDocument<WebhookDocument>[] => [
  { path: shopWebhook, content: endpoint(null, receiverPath, openingOf(now)) },
  {
    path: `${collectionNames.webhooks}/receiver-of-brackenbury`,
    content: endpoint(brackenbury.id, '/brackenbury', openingOf(now)),
  },
];
