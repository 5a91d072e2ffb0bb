/** The page that the shop is compared with: React and MUI at their least, without an API. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { projectFile } from '@tools-hub/kit/paths';
import { runTool } from '@tools-hub/kit/processes';
import sharp from 'sharp';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
};

interface ServedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** Hosting's headers for the shop: documents are validated, assets never change. */
const cacheControl = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

const fileOf = (path: string, body: Buffer): ServedFile => ({
  body,
  headers: {
    'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(path),
  },
});

/** About 20 KB. */
const heroPicture = () =>
  sharp({
    create: {
      width: 600,
      height: 300,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .webp({ quality: 40 })
    .toBuffer();

const buildFiles = async (signal: AbortSignal): Promise<Map<string, ServedFile>> => {
  const cache = projectFile('node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'floor-'));
  try {
    const arguments_ = ['run', 'build:floor', '-w', 'web', '--', '--outDir', folder];
    await runTool('npm', arguments_, { signal });
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const built = names
      .filter((name) => extname(name))
      .map((name): [string, Buffer] => [`/${name}`, readFileSync(join(folder, name))]);
    const files: [string, Buffer][] = [...built, ['/hero.webp', await heroPicture()]];
    return new Map(files.map(([path, content]) => [path, fileOf(path, content)]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const serve = async (files: Map<string, ServedFile>): Promise<Server> => {
  const server = createServer(({ url = '/' }, response) => {
    const file = files.get(url === '/' ? '/index.html' : url);
    response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
};

/** Builds the floor page, serves it until the signal, and resolves to its origin. */
export const startFloor = async (signal: AbortSignal): Promise<string> => {
  const server = await serve(await buildFiles(signal));
  signal.addEventListener('abort', () => server.close(), { once: true });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
};
