const signs = ['pointerdown', 'keydown'] as const;

const nextSign = () =>
  new Promise<void>((resolve) => {
    const settle = () => {
      for (const sign of signs) window.removeEventListener(sign, settle, true);
      resolve();
    };
    for (const sign of signs) window.addEventListener(sign, settle, true);
  });

let used: Promise<void> | undefined;

/** Resolves when the visitor first uses the page: presses a key, a button of the mouse or a finger. */
export const firstUse = (): Promise<void> => {
  used ??= nextSign();
  return used;
};
