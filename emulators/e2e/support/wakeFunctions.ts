/** As many calls as the pages of two browsers make at once. */
const callsAtOnce = 8;

/**
 * The Functions emulator starts a process for each call that comes while others are busy. It starts
 * them before the tests, which would else wait for one another's.
 */
export default async function wakeFunctions(): Promise<void> {
  const { SHOP_URL = 'http://127.0.0.1:5000' } = process.env;
  const call = () => fetch(`${SHOP_URL}/api/tools?limit=1`);
  await Promise.all(Array.from({ length: callsAtOnce }, call));
}
