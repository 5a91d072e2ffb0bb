import { storedFileOf } from './contract/index.ts';

const originsOf = (emulator = process.env.FIREBASE_STORAGE_EMULATOR_HOST): string[] => [
  'https://firebasestorage.googleapis.com',
  ...(emulator ? [`http://${emulator}`] : []),
];

const isDownload = ({ origin, username, password }: URL): boolean =>
  originsOf().includes(origin) && !username && !password;

/**
 * The path of a file in a bucket, from the address browsers download it from; `undefined` for any
 * other address.
 */
export const pathInBucket = (link: string, bucket: string): string | undefined => {
  const file = storedFileOf(link);
  return file && isDownload(file.url) && file.bucket === bucket ? file.path : undefined;
};
