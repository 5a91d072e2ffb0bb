import { required } from './env.ts';

// What Firebase tells its functions: where the bucket is.
const storageBucket = `${required('GCLOUD_PROJECT')}.appspot.com`;
process.env.FIREBASE_CONFIG ??= JSON.stringify({ storageBucket });
