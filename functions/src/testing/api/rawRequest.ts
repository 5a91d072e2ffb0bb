import { request } from 'node:http';
import { text } from 'node:stream/consumers';

/** A raw HTTP request. `fetch` would normalise its path and refuse some bodies. */
export interface RawRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The response to a raw request. */
export interface RawResponse {
  status: number;
  contentType: string;
  body: string;
}

/** Sends a request unchanged and without validation. */
export const sendRaw = (
  base: string,
  { method, path, headers, body }: RawRequest,
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(base);
    const options = {
      hostname,
      port,
      method,
      path: `${pathname.replace(/\/$/, '')}${path}`,
      headers: { 'Content-Length': Buffer.byteLength(body), ...headers },
    };
    const clientRequest = request(options, (response) => {
      const { statusCode: status = 0 } = response;
      const contentType = response.headers['content-type'] ?? '';
      text(response).then((read) => resolve({ status, contentType, body: read }), reject);
    });
    clientRequest.once('error', reject);
    clientRequest.end(body);
  });
