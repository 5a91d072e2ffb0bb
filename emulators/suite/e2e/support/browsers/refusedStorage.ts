/**
 * The ways in which a browser refuses to store. They run in a page, and use nothing outside
 * themselves.
 */

/** As with blocked site data: each access throws. */
const blocked = (): void => {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  }
};

/** As in some apps that embed a browser: there is no storage. */
const missing = (): void => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { value: null, configurable: true });
  }
};

/** Reading works, and each write throws once the page has started. */
const full = (): void => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  Storage.prototype.setItem = refuse;
  window.addEventListener('load', () => {
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
};

export const refusedStorage = { blocked, missing, full };
