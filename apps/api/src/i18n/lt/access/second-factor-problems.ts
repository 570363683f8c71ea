/** Antro žingsnio klaidos, `problems` dalis. */
export const secondFactorProblems = {
  second_factor_required: {
    title: 'Reikia antro žingsnio',
    detail:
      'Slaptažodis teisingas. Šiai paskyrai dar reikia prieigos rakto, autentifikavimo programėlės kodo arba atkūrimo kodo.',
  },
  sign_in_expired: {
    title: 'Prisijungimo laikas baigėsi',
    detail: 'Praėjo per daug laiko arba pasikeitė slaptažodis. Dar kartą įveskite prisijungimo vardą ir slaptažodį.',
  },
  passkey_refused: {
    title: 'Prieigos raktas netiko',
    detail: 'Šis prieigos raktas netiko. Bandykite dar kartą arba prisijunkite kitaip.',
  },
  reauthentication_required: {
    title: 'Patvirtinkite, kad tai Jūs',
    detail: 'Prisijungėte jau seniau. Kad galėtumėte tęsti, patvirtinkite, kad tai Jūs.',
  },
  second_factor_missing: {
    title: 'Reikia prisijungimo dviem žingsniais',
    detail:
      'Šiame projekte vadybininkams privalomas dviejų žingsnių prisijungimas. Pirmiausia susikurkite prieigos raktą arba nustatykite autentifikavimo programėlę.',
  },
  totp_exists: {
    title: 'Jau nustatyta',
    detail: 'Autentifikavimo programėlė jau nustatyta. Pirmiausia ją pašalinkite.',
  },
  totp_not_begun: {
    title: 'Nustatymas nepradėtas',
    detail: 'Šis nustatymas nebegalioja. Pradėkite iš naujo.',
  },
  no_second_factor: {
    title: 'Prisijungimas dviem žingsniais išjungtas',
    detail:
      'Atkūrimo kodams reikia prieigos rakto arba autentifikavimo programėlės. Pirmiausia nustatykite bent vieną.',
  },
  passkey_exists: {
    title: 'Prieigos raktas jau pridėtas',
    detail: 'Šis prieigos raktas jau pridėtas.',
  },
  passkeys_many: {
    title: 'Per daug prieigos raktų',
    detail: 'Jau yra 20 prieigos raktų. Pirmiausia vieną pašalinkite.',
  },
  passkeys_unavailable: {
    title: 'Prieigos raktai neveikia',
    detail: 'Prieigos raktams reikia viešo adreso su domeno vardu ir HTTPS. Čia tokio adreso nėra.',
  },
  code_locked: {
    title: 'Kodai užblokuoti',
    detail:
      'Šiandien per daug kartų įvestas neteisingas kodas. Naudokite prieigos raktą, atkūrimo kodą arba įrenginį, kuriame jau buvote prisijungę.',
  },
};
