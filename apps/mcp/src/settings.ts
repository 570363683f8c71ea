/** What the server for assistants reads from its environment, as docs/operate/settings.md shows it. */
export const mcpSettings = {
  PAMAINA_URL: {
    default: '`http://127.0.0.1:3000`',
    meaning: 'address of the Pamaina that it asks',
    isSecret: false,
  },
  PAMAINA_TOKEN: {
    default: 'none',
    meaning: 'API token, needed over standard input and output; over HTTP each client sends its own',
    isSecret: true,
  },
} as const;

const read = (name: keyof typeof mcpSettings): string | undefined => process.env[name];

export const readMcpSettings = () => ({
  url: read('PAMAINA_URL') ?? 'http://127.0.0.1:3000',
  token: read('PAMAINA_TOKEN'),
});
