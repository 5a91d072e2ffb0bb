import { servedAttribute } from 'functions/contract';

const replaced = ['meta', 'link', 'script[type="application/ld+json"]']
  .map((element) => `${element}[${servedAttribute}]`)
  .join();

/** Takes away what the document brought along for readers without scripts: the app writes its own. */
export const removeServerRenderedHead = (): void => {
  for (const element of document.head.querySelectorAll(replaced)) element.remove();
};
