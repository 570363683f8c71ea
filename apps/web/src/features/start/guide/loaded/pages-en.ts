import type { GuideText } from '../guide.ts';

/** The texts of the guide, in one file: together they are smaller than a picture. */
export default Object.values(
  import.meta.glob<GuideText>('../../../../../../../docs/guide/en/*.md', {
    query: '?page',
    import: 'default',
    eager: true,
  }),
);
