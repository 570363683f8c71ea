/** Where a new project is. */
export default {
  country: 'Country',
  begins: 'Sets public holidays, the time zone {{zone}} and amounts in {{currency}}. Weeks begin on Monday.',
  law: 'Working-time law',
  noLaw: 'None',
  noLawHelp: 'No law is checked. Your own rules and limits are.',
  covered: {
    other:
      '{{country}}: we don’t have its law yet. The one below covers it with minimum rules; you can choose another.',
    none: '{{country}}: we don’t have its law yet, so none is checked. You can choose another country’s.',
  },
};
