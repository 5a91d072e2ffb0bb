import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { profilesOf, type Seed } from '../dataset/seedData.ts';
import { avatarPath, downloadUrl } from '../uploads/pictures.ts';

const adminClaims = JSON.stringify({ admin: true });

/** Writes the accounts of a seed as the Auth emulator imports them. */
export const exportAccounts = (folder: string, seed: Seed, bucket: string): void => {
  const known = new Map(seed.accounts.map((account) => [account.uid, account]));
  const users = profilesOf(seed).map(({ uid, email, displayName }) => {
    const { password, role } = known.get(uid) ?? {};
    return {
      localId: uid,
      email,
      displayName,
      photoUrl: downloadUrl(bucket, avatarPath(uid)),
      emailVerified: true,
      rawPassword: password,
      customAttributes: role === 'admin' ? adminClaims : undefined,
    };
  });
  mkdirSync(folder);
  writeFileSync(join(folder, 'accounts.json'), JSON.stringify({ users }));
};
