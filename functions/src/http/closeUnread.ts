import type { Request, Response } from 'express';
import { hasBody } from './readBody.ts';

const lingerMs = 2_000;

/**
 * Closes the connection after an answer that was given before the body was read. What still arrives
 * is dropped: a client that is cut off while it sends may never see the answer, so it has a moment
 * to stop.
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#lingering_close
 */
export const closeUnread = (request: Request, response: Response): void => {
  if (request.complete || !hasBody(request)) return;
  const { socket } = request;
  response.set('Connection', 'close');
  // What Node calls when the answer is sent. It would reset the connection at once.
  socket.destroySoon = () => {
    socket.end();
    request.resume();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
  };
};
