import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The yardstick, a process of its own: node's HTTP server that sends bytes which it has. `node bare-server.ts FILE...`
 * serves the first file at `/0`, the next at `/1`.
 */
const bodies = process.argv.slice(2).map((file) => readFileSync(file));
const server = createServer((request, response) => {
  const body = bodies[Number(request.url?.slice(1))] ?? Buffer.alloc(0);
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
