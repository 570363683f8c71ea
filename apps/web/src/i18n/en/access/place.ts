/** Where a new project is. */
export default {
  country: 'Country',
  begins: 'Sets public holidays, time ({{zone}}) and currency ({{currency}}).',
  law: 'Labour law',
  noLaw: 'None',
  noLawHelp: 'No law is checked. Business rules and limits are.',
  covered: {
    other:
      '{{country}}: we don’t have its law yet. The one below covers it with minimum rules; you can choose another.',
    none: '{{country}}: we don’t have its law yet, so none is checked. You can choose another country’s.',
  },
};
