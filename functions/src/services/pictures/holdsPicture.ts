import { ApiError, codeOf } from '../../errors.ts';
import { openBucket } from '../../store/collections/firebase.ts';

const startsWith = (head: Buffer, bytes: string, from = 0): boolean =>
  head.subarray(from).toString('latin1').startsWith(bytes);

/** Whether a file that starts with these bytes is a PNG, JPEG or WebP. */
const isPictureHead = (head: Buffer): boolean =>
  startsWith(head, '\x89PNG\r\n\x1a\n') ||
  startsWith(head, '\xff\xd8\xff') ||
  (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8));

/** How many bytes at the start of a file name its type. */
const headLength = 12;

/**
 * Whether there is a picture at a path of the bucket: the rules for uploads only know the type that
 * the sender has named. Throws `unavailable` when Cloud Storage does not answer.
 */
export const holdsPicture = async (path: string): Promise<boolean> => {
  try {
    const file = (await openBucket()).file(path);
    const [head] = await file.download({ start: 0, end: headLength - 1, decompress: false });
    return isPictureHead(head);
  } catch (error) {
    if (codeOf(error) === 404) return false;
    throw new ApiError('unavailable', {}, { cause: error });
  }
};
