import {
  declaredSettings,
  settingGroups,
  type DeclaredSetting,
} from '../../apps/api/src/platform/settings/declared-settings.ts';
import { systemAddresses } from '../../apps/api/src/platform/http/system-addresses.ts';
import { mcpSettings } from '../../apps/mcp/src/settings.ts';

/** What deploy/compose.yml takes from `deploy/.env`, beside the settings of the program. */
export const composeSettings = {
  SITE_ADDRESS: { default: 'of `make-secrets.sh`', meaning: 'domain name for which the proxy gets a certificate' },
  DATABASE_PASSWORD: { default: 'of `make-secrets.sh`', meaning: 'password of the database’s owner', isSecret: true },
  PAMAINA_VERSION: { default: 'latest', meaning: 'version of the images' },
};

type Shown = Pick<DeclaredSetting, 'default' | 'meaning'> & { isSecret?: boolean };

const table = (settings: readonly (readonly [string, Shown])[]) =>
  [
    '| Variable | Default | Meaning | Secret |',
    '| --- | --- | --- | --- |',
    ...settings.map(
      ([name, { default: usual, meaning, isSecret }]) =>
        `| \`${name}\` | ${usual} | ${meaning} | ${isSecret === true ? 'yes' : ''} |`,
    ),
  ].join('\n');

/** docs/operate/settings.md: every setting that is read and every address for operators, from their declarations. */
export function settingsPage(): string {
  const settings = Object.entries<DeclaredSetting>(declaredSettings);
  const groups = Object.entries(settingGroups).map(
    ([group, title]) => `## ${title}\n\n${table(settings.filter(([, setting]) => setting.group === group))}`,
  );
  const addresses = Object.values(systemAddresses).map(({ path, meaning }) => `| \`GET ${path}\` | ${meaning} |`);
  return [
    '# Settings and addresses',
    'Written by `npm run settings` from what the program declares.',
    'Settings are environment variables; an empty one counts as missing. A wrong one stops the start: every fault is one line on standard error that begins with the variable’s name, and the exit code is 1. Nothing has been written then. A version that is older than its database refuses to start too.',
    ...groups,
    `## Containers\n\nIn \`deploy/.env\`, beside the settings above:\n\n${table(Object.entries(composeSettings))}`,
    `## The server for assistants\n\nOf \`npm run mcp\` alone:\n\n${table(Object.entries(mcpSettings))}`,
    `## Addresses\n\n| Address | Meaning |\n| --- | --- |\n${addresses.join('\n')}`,
  ].join('\n\n');
}
