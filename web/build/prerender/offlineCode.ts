import type { Plugin } from 'vite';
import { offlineCodeFile } from '../../src/app/start/offlineCodeFile.ts';
import { chunksOf } from './chunksOf.ts';

/** The pages that open without a connection, and the parts that they load on demand. */
const modules = [
  'app/routes/SessionRoutes',
  'pages/shop/buying/CartPage',
  'pages/shop/buying/QuickOrderPage',
  'pages/shop/buying/checkout/CheckoutPage',
  // Visitors log in before the checkout.
  'pages/account/session/LoginPage',
  'domain/cart/download/linesCsv',
  'lib/api/errorTexts',
];

/** Writes the addresses of the code that pages keep for times without a connection. */
export const offlineCode = (): Plugin => ({
  name: 'offline-code',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = chunksOf(bundle, modules).map((file) => `/${file}`);
      const fileName = offlineCodeFile.slice(1);
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(files) });
    },
  },
});
