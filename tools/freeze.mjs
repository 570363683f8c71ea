// `npm run freeze`: keeps a copy of a filled database of this schema, which all later versions must be able to read
// (apps/api/src/testing/releases).
process.env.FREEZE = '1';
process.argv.splice(2, Infinity, 'apps/api/src/testing/releases/fill-database.test.ts');
await import('./test.mjs');
