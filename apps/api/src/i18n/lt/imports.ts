/** Kas negerai su įkeliamu failu. */
export const imports = {
  cell: '{{column}}: {{text}}',
  noId: 'Pirmoje eilutėje turi būti stulpelių pavadinimai, vienas iš jų – ID (ID, vardas, rolės, ...).',
  columnTwice: 'Stulpelis „{{column}}“ pasikartoja.',
  empty: 'Po pirmąja eilute žmonių nėra.',
  tooMany: 'Viename faile gali būti ne daugiau kaip 5 000 žmonių. Padalykite jį.',
  twice: '{{column}}: šis ID faile pasikartoja.',
  taken: '{{column}}: šis ID sistemoje jau naudojamas. Pasirinkite kitą.',
};
