import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';

const require = createRequire(import.meta.url);

/** A sheet of A4 at 96 pixels per inch, on a desk of this colour. */
const sheet = { width: 794, height: 1123, margin: 24, desk: '#d9d9d9' };

// With its worker loaded as a script, pdf.js works in the page itself, which needs no server.
const scripts = ['pdf.worker.min.mjs', 'pdf.min.mjs'].map((name) =>
  require.resolve(`pdfjs-dist/build/${name}`),
);

const blankPage = `<!doctype html>
  <body style="margin: 0; padding: ${sheet.margin}px; background: ${sheet.desk}">
    <canvas style="display: block; box-shadow: 0 1px 6px rgb(0 0 0 / 40%)"></canvas>
  </body>`;

/** Draws the first page of a PDF onto the canvas of the page. Runs in the browser. */
const draw = async ({ base64, width }: { base64: string; width: number }): Promise<void> => {
  const { pdfjsLib } = globalThis as unknown as { pdfjsLib: typeof import('pdfjs-dist') };
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('There is no canvas');
  const page = await (await pdfjsLib.getDocument({ data }).promise).getPage(1);
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (width * devicePixelRatio) / plain.width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  canvas.style.width = `${width}px`;
  await page.render({ canvas, viewport }).promise;
};

/** Opens a page that shows the first page of a PDF. */
export const openPdf = async (
  browser: Browser,
  pdf: Buffer,
  deviceScaleFactor: number,
): Promise<Page> => {
  const { width, height, margin } = sheet;
  const page = await browser.newPage({
    viewport: { width: width + 2 * margin, height: height + 2 * margin },
    deviceScaleFactor,
  });
  await page.setContent(blankPage);
  for (const path of scripts) {
    await page.addScriptTag({ type: 'module', content: readFileSync(path, 'utf8') });
  }
  // The scripts of an inline module run later.
  await page.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis);
  await page.evaluate(draw, { base64: pdf.toString('base64'), width });
  return page;
};
