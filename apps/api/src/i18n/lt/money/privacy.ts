/** Kas rašoma vietoj ištrinto vardo ir kaip vadinasi laikomų duomenų failas. */
export const privacy = {
  pseudonym: 'Darbuotojas Nr. {{number}}',
  employee: 'Darbuotojas',
  manager: 'Buvęs vadybininkas',
  file: 'mano-duomenys',
};
