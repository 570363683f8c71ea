/** Where a new project is. */
export default {
  country: 'Šalis',
  begins: 'Pagal ją nustatomos švenčių dienos, laiko juosta ({{zone}}) ir valiuta ({{currency}}).',
  law: 'Įstatymų rinkinys',
  noLaw: 'Jokio',
  noLawHelp: 'Įstatymai netikrinami. Tikrinamos tik įmonės taisyklės ir ribos.',
  covered: {
    other:
      '{{country}}: šios šalies įstatymų dar neturime. Toliau nurodyti minimalūs reikalavimai jai galioja; galite pasirinkti kitą rinkinį.',
    none: '{{country}}: šios šalies įstatymų dar neturime, todėl jokie netikrinami. Galite pasirinkti kitos šalies rinkinį.',
  },
};
