import { createHmac } from 'node:crypto';
import { keyEnv } from '@tools-hub/kit/sdkEnv';
import { collectionNames, keyDays } from 'functions/contract';
import type { KeyDocument } from 'functions/documents';
import { keys, type SeedKey } from '../data/keys.ts';
import type { Seed } from '../dataset/seedData.ts';
import type { SeedDocument } from './documents.ts';

const dayMs = 24 * 3_600_000;

/** Under which id the shop stores a key. */
const idOf = ({ text }: SeedKey): string =>
  createHmac('sha256', keyEnv.API_KEY_PEPPER).update(text).digest('hex');

/** The documents of the API keys, which end in a year. */
export const keyDocuments = ({ now }: Pick<Seed, 'now'>): SeedDocument<KeyDocument>[] =>
  keys.map((key) => {
    const { text, name, permissions, companyId, creator } = key;
    const createdAt = new Date(now.getTime() - dayMs);
    return {
      path: `${collectionNames.apiKeys}/${idOf(key)}`,
      content: {
        name,
        prefix: text.slice(0, 12),
        permissions: [...permissions],
        addresses: [],
        owner: companyId,
        creator: { uid: creator.uid, name: creator.displayName, email: creator.email },
        createdAt,
        lastUsedAt: null,
        expiresAt: new Date(createdAt.getTime() + keyDays.default * dayMs),
        revokedAt: null,
        successor: null,
        companyStatus: companyId === null ? null : 'active',
        checkAt: null,
        changeId: 'seed',
      },
    };
  });
