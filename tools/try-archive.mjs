// `npm run try-archive`: the archive of docs/operate/back-up.md with a PostgreSQL of its own in a temporary folder: a
// row is written after the base backup, the disk is lost, and the row is back from the archive; then everything as it
// was before a mistake. It needs PostgreSQL's programs (on Debian: apt-get install postgresql), in PG_BIN or by
// pg_config.
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

const NOBODY = 65534;
const isRoot = userInfo().uid === 0;
const programs = process.env.PG_BIN ?? execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
const root = mkdtempSync(join(tmpdir(), 'archive-'));
const [data, archive, base] = ['data', 'archive', 'base'].map((name) => join(root, name));

/** PostgreSQL refuses to run as root. */
const run = (program, ...args) =>
  execFileSync(join(programs, program), args, {
    encoding: 'utf8',
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  }).trim();
const psql = (statement) =>
  run('psql', '--host', root, '--username', 'postgres', '--tuples-only', '--no-align', '--command', statement);
const start = () => run('pg_ctl', '--pgdata', data, '--wait', '--log', join(root, 'log'), 'start');
const stop = (mode) => run('pg_ctl', '--pgdata', data, '--wait', '--mode', mode, 'stop');

/** The data folder is lost: the base backup takes its place, and reads the archive. */
function restore(settings) {
  rmSync(data, { recursive: true });
  execFileSync('cp', ['--archive', base, data]);
  appendFileSync(join(data, 'postgresql.conf'), `restore_command = 'cp ${archive}/%f %p'\n${settings}`);
  writeFileSync(join(data, 'recovery.signal'), '');
  if (isRoot) chownSync(join(data, 'recovery.signal'), NOBODY, NOBODY);
  start();
}

function expectRows(step, expected) {
  const rows = psql('select string_agg(name, chr(44) order by name) from kept');
  if (rows !== expected) throw new Error(`${step}: expected ${expected}, found ${rows}`);
  console.log(`${step}: ${rows}`);
}

try {
  chmodSync(root, 0o700);
  mkdirSync(archive);
  if (isRoot) for (const folder of [root, archive]) chownSync(folder, NOBODY, NOBODY);
  run('initdb', '--pgdata', data, '--username', 'postgres', '--auth', 'trust');
  const settings = [
    `unix_socket_directories = '${root}'`,
    "listen_addresses = ''",
    'archive_mode = on',
    `archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
    'archive_timeout = 60',
  ];
  appendFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\n`);
  start();
  psql("create table kept (name text); insert into kept values ('before')");
  run('pg_basebackup', '--host', root, '--username', 'postgres', `--pgdata=${base}`, '--checkpoint=fast');
  psql("insert into kept values ('after')");
  const moment = psql('select clock_timestamp()');
  psql("insert into kept values ('mistake')");
  psql('select pg_switch_wal()');
  // Waits until everything is in the archive.
  stop('fast');
  restore('');
  expectRows('after the loss of the disk', 'after,before,mistake');
  stop('fast');
  restore(`recovery_target_time = '${moment}'\n`);
  psql('select pg_wal_replay_resume()');
  expectRows('as before the mistake', 'after,before');
  stop('fast');
} finally {
  rmSync(root, { recursive: true, force: true });
}
