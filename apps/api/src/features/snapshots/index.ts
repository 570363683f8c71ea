export { keepSnapshot, takeDraft } from './keep-snapshot.ts';
