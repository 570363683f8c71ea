export { employmentFollowing } from './start-applying-terms.ts';
