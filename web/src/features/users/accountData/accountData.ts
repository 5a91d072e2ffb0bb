import { apiRoutes } from 'functions/contract';
import { requestApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { timeLimits } from '../../../lib/api/timeLimits.ts';
import type { NamedFile } from '../../../lib/browser/saveFile.ts';

const { exportAccount } = apiRoutes;

const nameIn = (disposition: string | null) => disposition?.match(/filename="([^"]+)"/)?.[1];

/** Passes bytes on and reports how many there were so far. */
const counting = (onProgress: (bytes: number) => void) => {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      onProgress(bytes);
      controller.enqueue(chunk);
    },
  });
};

/**
 * Downloads all data of the caller's account as a file, which the browser keeps on disk if it is
 * large.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readAccountData = async (
  email: string,
  onProgress: (bytes: number) => void,
): Promise<NamedFile> => {
  const response = await requestApi(exportAccount, {
    params: { email },
    timeLimit: timeLimits.table,
  });
  try {
    const counted = response.body?.pipeThrough(counting(onProgress)) ?? null;
    const content = await new Response(counted).blob();
    const name = nameIn(response.headers.get('content-disposition')) ?? 'tools-hub-data.json';
    return { name, content };
  } catch (cause) {
    throw new ApiProblem('network', 0, {}, cause);
  }
};
