import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createServer } from './create-server.ts';
import { serveHttp } from './serve-http.ts';
import { readMcpSettings } from './settings.ts';

// `npm run --silent mcp` speaks over standard input and output with the token of `PAMAINA_TOKEN`;
// `npm run mcp -- --http 3100` listens on this machine, where each client sends its own token.
const { url, token } = readMcpSettings();
const port = portOf(process.argv.slice(2));
if (port !== null) {
  await serveHttp(url, { host: '127.0.0.1', port });
  process.stderr.write(`MCP over HTTP: http://127.0.0.1:${port}/mcp\n`);
} else if (token === undefined || token === '') {
  process.stderr.write('Set PAMAINA_TOKEN to an API token (Business settings, API tokens)\n');
  process.exitCode = 2;
} else await createServer({ url, token }).connect(new StdioServerTransport());

function portOf([flag, value]: readonly string[]): number | null {
  return flag === '--http' ? Number(value ?? 3100) : null;
}
