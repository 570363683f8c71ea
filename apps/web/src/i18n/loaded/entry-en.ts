/**
 * The texts between the sign-in and a signed-in area, of its shell, and of what is wrong in a form: together, because a
 * dozen small files would cost a dozen round trips.
 */
export default import.meta.glob<object>('../en/{invalid,projects,settings,shell}.ts', {
  eager: true,
  import: 'default',
});
