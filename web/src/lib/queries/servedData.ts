const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const inBrowser = typeof document !== 'undefined';

/** The data that the server wrote into the page, in the script element with this id; or null. */
export const readServedData = <Data>(id: string): Partial<Data> | null => {
  const text = inBrowser ? document.getElementById(id)?.textContent : undefined;
  return parse(text ?? 'null') as Partial<Data> | null;
};
