/** The texts of the managers' and the employees' pages: all that are not there from the beginning. */
export default import.meta.glob<object>(['../en/*.ts', '!../en/{common,landing,projects,session,settings,shell}.ts'], {
  eager: true,
  import: 'default',
});
