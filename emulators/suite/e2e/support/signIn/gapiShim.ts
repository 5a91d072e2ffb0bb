type Handler = (data: unknown) => unknown;
type Callback = (answers: unknown[]) => void;

interface Request {
  id: string;
  type: string;
  data: unknown;
}

type Message = Request & { answers?: unknown[] };

/** Runs in the browser, so it uses nothing outside this function. */
const shim = () => {
  const channelTo = (peer: () => Window | null) => {
    const handlers = new Map<string, Handler>();
    const callbacks = new Map<string, Callback>();
    const pending: Request[] = [];
    const post = (message: object) => peer()?.postMessage({ gapi: message }, '*');
    const answer = async ({ id, type, data }: Request) =>
      post({ id, answers: [await handlers.get(type)?.(data)] });

    addEventListener('message', ({ source, data }) => {
      const message: Message | undefined = data?.gapi;
      if (!message || source !== peer()) return;
      if (message.answers) callbacks.get(message.id)?.(message.answers);
      else if (handlers.has(message.type)) void answer(message);
      else pending.push(message);
    });

    return {
      register: (type: string, handler: Handler) => {
        handlers.set(type, handler);
        for (const request of pending.filter((one) => one.type === type)) void answer(request);
      },
      send: (type: string, data: unknown, callback: Callback) => {
        const id = crypto.randomUUID();
        callbacks.set(id, callback);
        post({ id, type, data });
      },
      ping: async (callback: () => void) => callback(),
      restyle: async () => {},
    };
  };

  const open = async ({ url }: { url: string }, onOpen: (frame: unknown) => unknown) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    const channel = channelTo(() => frame.contentWindow);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return onOpen(channel);
  };

  const parent = channelTo(() => window.parent);
  const iframes = {
    CROSS_ORIGIN_IFRAMES_FILTER: () => true,
    getContext: () => ({ open, getParentIframe: () => parent }),
  };
  const load = (_name: string, { callback }: { callback: () => void }) => setTimeout(callback);
  const { src } = document.currentScript as HTMLScriptElement;
  const onLoad = new URL(src).searchParams.get('onload') ?? 'gapi_onload';
  Object.assign(window, { gapi: { load, iframes } });
  (window as unknown as Record<string, () => void>)[onLoad]?.();
};

/**
 * A replacement for the script https://apis.google.com/js/api.js, with the part of its frames and
 * messages that the Firebase SDK and the helper frame of the Auth emulator use.
 */
export const gapiShim = `(${shim})()`;
