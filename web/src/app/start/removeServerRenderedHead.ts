import { servedAttribute } from 'functions/contract';

const replaced = ['meta', 'link', 'script[type="application/ld+json"]']
  .map((element) => `${element}[${servedAttribute}]`)
  .join();

/** Removes the head elements that the server rendered for crawlers: the app renders its own. */
export const removeServerRenderedHead = (): void => {
  for (const element of document.head.querySelectorAll(replaced)) element.remove();
};
