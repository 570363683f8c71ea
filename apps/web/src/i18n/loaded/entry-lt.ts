/**
 * The texts between the sign-in and a signed-in area, and of its shell: together, because a dozen small files would
 * cost a dozen round trips.
 */
export default import.meta.glob<object>('../lt/{projects,settings,shell}.ts', {
  eager: true,
  import: 'default',
});
