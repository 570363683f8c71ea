/** Where a new project is. */
export default {
  country: 'Šalis',
  begins:
    'Pagal ją nustatomos švenčių dienos, laiko juosta ({{zone}}) ir valiuta ({{currency}}). Savaitė prasideda pirmadienį.',
  law: 'Darbo laiko įstatymai',
  noLaw: 'Jokie',
  noLawHelp: 'Įstatymai netikrinami. Tikrinamos tik verslo taisyklės ir ribos.',
  covered: {
    other:
      '{{country}}: šios šalies įstatymų dar neturime. Toliau nurodyti minimalūs reikalavimai jai galioja; galite pasirinkti kitus.',
    none: '{{country}}: šios šalies įstatymų dar neturime, todėl jokie netikrinami. Galite pasirinkti kitos šalies.',
  },
};
