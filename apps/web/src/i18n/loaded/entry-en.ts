/** The texts that stand before a signed-in area: together, because a dozen small files would cost a dozen round trips. */
export default import.meta.glob<object>('../en/{projects,session,settings,shell}.ts', {
  eager: true,
  import: 'default',
});
