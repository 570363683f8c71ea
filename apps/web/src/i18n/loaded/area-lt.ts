/** The texts of the managers' and the employees' pages: all that are not there from the beginning. */
export default import.meta.glob<object>(['../lt/*.ts', '!../lt/{common,landing,projects,session,settings,shell}.ts'], {
  eager: true,
  import: 'default',
});
