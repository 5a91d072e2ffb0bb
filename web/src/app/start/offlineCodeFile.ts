/** The file with the addresses of the code that pages keep for times without a connection. */
export const offlineCodeFile = '/offline.json';
