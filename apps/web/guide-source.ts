import { marked, type Token, type Tokens } from 'marked';
import {
  guideGroups,
  type GuideBlock,
  type GuideHead,
  type GuideText,
  type GuideWords,
} from './src/features/start/guide/guide.ts';

/** How the picture of a page of the guide is taken, by `npm run pictures`. */
export interface PictureRecipe {
  /** The address in the demo; `{month}` is the next month, `{thisMonth}` the running one. */
  path: string;
  /** Names of buttons, links and tabs, or CSS selectors (`css=main a`), that are pressed one after the other. */
  press: string[];
  /** What must be on the screen then, as a CSS selector. */
  shows?: string;
  /** The part of the page to take, as a CSS selector; default: all that is on the screen. */
  part?: string;
}

export interface GuideSource {
  head: GuideHead;
  text: GuideText;
  picture: PictureRecipe;
}

const FRONT = /^---\n(.*?)\n---\n(.*)$/s;
const FIELDS = ['order', 'group', 'readers', 'pages', 'keywords', 'picture', 'press', 'shows', 'part'];
const REQUIRED = FIELDS.slice(0, -3);

/**
 * A page of the guide: Markdown as GitHub shows it, of which the guide uses a small part.
 * @param job the file's name without its ending
 * @throws Error that names the page and what is wrong with it
 */
export function readGuide(job: string, source: string): GuideSource {
  const fail = (why: string): never => {
    throw new Error(`docs/guide, ${job}: ${why}`);
  };
  const [, front = fail('it has no front matter'), body = ''] = FRONT.exec(source) ?? [];
  const fields = new Map(front.split('\n').map((line) => line.split(/: (.*)/s) as [string, string | undefined]));
  for (const name of fields.keys()) if (!FIELDS.includes(name)) fail(`${name} is no field`);
  for (const name of REQUIRED) if (!fields.get(name)) fail(`${name} is missing`);
  const field = (name: string) => fields.get(name) ?? '';
  const list = (name: string) => field(name).split(/, */).filter(Boolean);
  const group = guideGroups.find((one) => one === field('group')) ?? fail(`${field('group')} is no group`);
  const readers = list('readers').map((one) =>
    one === 'manager' || one === 'employee' ? one : fail(`${one} reads nothing`),
  );
  const [title, picture, ...blocks] = marked.lexer(body).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading') return fail('it does not begin with its title');
  const image = (picture as Tokens.Paragraph | undefined)?.tokens?.[0];
  if (image?.type !== 'image') return fail('its title is not followed by its picture');
  return {
    head: {
      job,
      title: (title as Tokens.Heading).text,
      group,
      order: Number(field('order')),
      readers,
      keywords: field('keywords'),
      pages: list('pages'),
    },
    text: { job, pictureText: (image as Tokens.Image).text, blocks: blocks.map((block) => blockOf(block, fail)) },
    picture: {
      path: field('picture'),
      press: field('press').split('; ').filter(Boolean),
      ...(fields.has('shows') && { shows: field('shows') }),
      ...(fields.has('part') && { part: field('part') }),
    },
  };
}

type Fail = (why: string) => never;

function blockOf(token: Token, fail: Fail): GuideBlock {
  if (token.type === 'heading') return { kind: 'heading', words: wordsOf((token as Tokens.Heading).tokens, fail) };
  if (token.type === 'paragraph') return { kind: 'text', words: wordsOf((token as Tokens.Paragraph).tokens, fail) };
  if (token.type !== 'list') return fail(`${token.type} is not shown in the product: ${token.raw}`);
  const { ordered, items } = token as Tokens.List;
  return {
    kind: ordered ? 'steps' : 'list',
    items: items.map((item) => {
      const [words, ...more] = item.tokens;
      if (words === undefined || more.length > 0) return fail(`an item holds more than a line: ${item.raw}`);
      return wordsOf((words as Tokens.Text).tokens ?? [], fail);
    }),
  };
}

function wordsOf(tokens: readonly Token[], fail: Fail): GuideWords[] {
  return tokens.map((token): GuideWords => {
    if (token.type === 'text' || token.type === 'escape') return (token as Tokens.Text).text.replaceAll('\n', ' ');
    if (token.type === 'strong') return { bold: (token as Tokens.Strong).text.replaceAll('\n', ' ') };
    if (token.type === 'codespan') return { code: (token as Tokens.Codespan).text };
    if (token.type !== 'link') return fail(`${token.type} is not shown in the product: ${token.raw}`);
    const { href, text } = token as Tokens.Link;
    const [, to = fail(`${href} is not a page of the guide`)] = /^([\w-]+)\.md$/.exec(href) ?? [];
    return { to, text };
  });
}
