import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './source-files.ts';

interface Service {
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test: string[] };
  ports?: string[];
  environment?: Record<string, string | number>;
  networks?: string[] | Record<string, { ipv4_address?: string }>;
  restart?: string;
}

const deploy = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8');
const compose = parse(deploy('compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean; ipam?: { config: { subnet: string; ip_range: string }[] } }>;
};
const folder = mkdtempSync(join(tmpdir(), 'pamaina-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const has = (program: string) => spawnSync(program, ['--version']).error === undefined;

test('every container runs without root, on a read-only file system, without rights, and reports its health', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['db', 'planner', 'proxy', 'web-1', 'web-2']);
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.user, name).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped',
    });
    expect(service.healthcheck?.test.length, name).toBeGreaterThan(1);
  }
});

test('only the proxy is reached from outside, and the database and the planner have no way out', () => {
  const { services, networks } = compose;
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(['proxy']);
  expect([services['db']?.networks, services['planner']?.networks]).toEqual([['inside'], ['inside']]);
  expect(networks['inside']?.internal).toBe(true);
});

test('web and planner are apart, the proxy knows each web process, and they trust its address alone', () => {
  const roles = ['web-1', 'web-2', 'planner'].map((name) => compose.services[name]?.environment?.['ROLE']);
  expect(roles).toEqual(['web', 'web', 'planner']);
  const web = ['web-1', 'web-2'].map((name) => compose.services[name]);
  const upstreams = web.map((service, at) => `web-${at + 1}:${service?.environment?.['PORT']}`);
  expect(deploy('Caddyfile')).toContain(`reverse_proxy ${upstreams.join(' ')}`);
  const { outside, inside } = compose.services['proxy']?.networks as Record<string, { ipv4_address?: string }>;
  expect([outside, inside?.ipv4_address]).toEqual([{}, '172.30.57.2']);
  // Of the only network that they share, so that it comes from no other address.
  expect(web.map((service) => service?.networks)).toEqual(Array(2).fill(['inside', 'outgoing']));
  expect(web.map((service) => service?.environment?.['TRUSTED_PROXIES'])).toEqual(Array(2).fill('172.30.57.2'));
  // No other container is given it.
  expect(compose.networks['inside']?.ipam?.config).toEqual([
    { subnet: '172.30.57.0/24', ip_range: '172.30.57.128/25' },
  ]);
});

test('no secret is in the repository; the script makes them, and never over old ones', () => {
  expect(deploy('compose.yml')).not.toMatch(/(PASSWORD|SECRET|CODE): *['"]?[\w-]+['"]?$/m);
  for (const name of ['make-secrets.sh']) cpSync(join(ROOT, 'deploy', name), join(folder, name));
  const make = () => spawnSync('sh', [join(folder, 'make-secrets.sh'), 'pamaina.example.lt'], { encoding: 'utf8' });
  expect(make().status).toBe(0);
  expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600);
  const env = readFileSync(join(folder, '.env'), 'utf8');
  expect(env).toMatch(/^JWT_SECRET=[\da-f]{64}$/m);
  expect(env).toMatch(/^PUBLIC_URL=https:\/\/pamaina\.example\.lt$/m);
  const password = /^DATABASE_PASSWORD=([\da-f]{48})$/m.exec(env)?.[1] ?? 'none';
  expect(env).toContain(`postgres://pamaina:${password}@db:5432/pamaina`);
  expect(make().status).toBe(1);
  expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(env);
  expect(readFileSync(join(ROOT, 'deploy/.gitignore'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['.env', 'postgres-password']),
  );
});

test('the image does not run as root and checks that it is ready', () => {
  const stages = deploy('Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const product = stages.find((stage) => / AS pamaina\n/.test(stage)) ?? '';
  expect(product).toMatch(/^USER 1000:1000$/m);
  expect(product).toMatch(/^HEALTHCHECK [\s\S]*\/api\/ready/m);
  expect(product).toMatch(/^VOLUME .*"\/data"/m);
  expect(product).not.toContain('npm ');
  expect(stages.at(-1)).toMatch(/^USER 1000:1000$/m);
});

test.runIf(has('systemd-analyze'))('systemd accepts the service and finds little that it could do', () => {
  const unit = join(folder, 'pamaina.service');
  const here = deploy('pamaina.service').replaceAll('/opt/pamaina', ROOT).replaceAll('=pamaina\n', '=daemon\n');
  writeFileSync(unit, here);
  chmodSync(unit, 0o644);
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
  expect(verified.stderr.split('\n').filter((line) => line.includes('pamaina.service:'))).toEqual([]);
  expect(verified.status).toBe(0);
  // An exposure of at most 2.5 of 10.
  const args = ['security', '--offline=true', '--threshold=25', unit];
  expect(spawnSync('systemd-analyze', args, { encoding: 'utf8' }).status).toBe(0);
});

const caddy = process.env['CADDY_PATH'] ?? '/usr/bin/caddy';
test.runIf(existsSync(caddy))('Caddy accepts its file', () => {
  const args = ['validate', '--adapter', 'caddyfile', '--config', join(ROOT, 'deploy/Caddyfile')];
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  expect(spawnSync(caddy, args, { encoding: 'utf8', env }).stdout).toContain('Valid configuration');
});
