// Terms of employment by date: hours, pay and limits as they were and will be.

export { employmentFollowing } from './start-applying-terms.ts';
