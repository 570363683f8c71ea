import type { GuideHead } from '../guide.ts';

/** The table of contents of the guide. */
export default Object.values(
  import.meta.glob<GuideHead>('../../../../../../../docs/guide/lt/*.md', {
    query: '?head',
    import: 'default',
    eager: true,
  }),
);
