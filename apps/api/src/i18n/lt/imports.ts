/** Kas negerai su įkeliamu failu. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'Pirmoje eilutėje turi būti stulpelių pavadinimai, vienas iš jų – vardas arba ID (vardas, pareigos, ID, ...).',
  columnTwice: 'Stulpelis „{{column}}“ pasikartoja.',
  empty: 'Po pirmąja eilute darbuotojų nėra.',
  tooMany: 'Viename faile gali būti ne daugiau kaip 5 000 darbuotojų. Padalykite failą.',
  twice: '{{column}}: šis ID faile pasikartoja.',
  personTwice:
    '{{column}}: šis žmogus faile įrašytas du kartus. Jei tai du žmonės, kiekvienam nurodykite ID arba el. paštą.',
  severalPeople: '{{column}}: tokį vardą čia turi keli žmonės. Nurodykite ID.',
  taken: '{{column}}: šis ID sistemoje jau naudojamas. Pasirinkite kitą.',
};
