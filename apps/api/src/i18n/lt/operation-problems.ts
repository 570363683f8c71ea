/** What went wrong on our side, or takes too long. */
export const operationProblems = {
  internal: { title: 'Netikėta klaida', detail: 'Įvyko netikėta klaida.' },
  unavailable: { title: 'Neprieinama', detail: 'Paslauga trumpam neprieinama. Bandykite dar kartą.' },
  not_ready: {
    title: 'Neparuošta',
    detail: 'Šis procesas neparuoštas.',
    database: 'Duomenų bazė neatsako arba leidžia tik skaityti.',
    migrations: 'Duomenų bazės lentelės yra kitos versijos.',
    queue: 'Niekas nesudaro grafikų, kurie laukia jau dešimt minučių.',
    disk: 'Diskas beveik pilnas.',
  },
  answers_busy: {
    title: 'Luktelėkite',
    detail: 'Dar atsakoma į ankstesnius klausimus. Bandykite dar kartą po akimirkos.',
    others: 'Pirma skaičiuojama kitiems. Bandykite dar kartą po akimirkos.',
  },
  answer_too_long: {
    title: 'Trunka per ilgai',
    detail: 'Atsakymas trunka per ilgai. Pasirinkite trumpesnį laikotarpį.',
  },
};
