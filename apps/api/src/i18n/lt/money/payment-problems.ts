/** Mokėjimų, sąskaitų ir neapmokėtų projektų klaidos, `problems` dalis. */
export const paymentProblems = {
  payment_incomplete: {
    title: 'Dar neapmokėta',
    detail: 'Mokėjimas nebaigtas. Užbaikite jį mokėjimo formoje; du kartus pinigai nebus nurašyti.',
  },
  card_declined: { title: 'Kortelė atmesta', detail: 'Jūsų kortelė atmesta. Pabandykite kitą kortelę.' },
  card_insufficient_funds: {
    title: 'Kortelė atmesta',
    detail: 'Jūsų kortelėje nepakanka lėšų. Pabandykite kitą kortelę.',
  },
  card_authentication_failed: {
    title: 'Nepatvirtinta',
    detail: 'Jūsų bankas mokėjimo nepatvirtino. Bandykite dar kartą arba naudokite kitą kortelę.',
  },
  card_expired: { title: 'Kortelė nebegalioja', detail: 'Jūsų kortelė nebegalioja. Pabandykite kitą kortelę.' },
  project_pending: {
    title: 'Dar neapmokėta',
    detail: 'Šis projektas dar neapmokėtas: jį galima peržiūrėti, o keisti – kai mokėjimas bus baigtas.',
  },
  project_ending: {
    title: 'Prenumerata atšaukta',
    detail:
      'Šio projekto prenumerata atšaukta: jį galima peržiūrėti ir eksportuoti. Norėdami keisti, atnaujinkite prenumeratą.',
  },
  project_ended: {
    title: 'Prenumerata baigėsi',
    detail: 'Šio projekto prenumerata baigėsi: kol duomenys neištrinti, jį galima peržiūrėti ir eksportuoti.',
  },
  payment_done: {
    title: 'Jau apmokėta',
    detail:
      'Tai jau apmokėta. Jei turite paskyrą, projektas yra Jūsų sąraše; jei neturite, nuorodą registruotis gausite el. paštu.',
  },
  billing_details_missing: {
    title: 'Nenurodyta įmonė',
    detail: 'Pirmiausia nurodykite duomenis sąskaitoms. Tada šią sąskaitą bus galima išrašyti iš naujo.',
  },
  invoice_final: {
    title: 'Ši sąskaita nekeičiama',
    detail: 'Joje įmonė jau nurodyta arba pinigai už ją grąžinti, todėl jos išrašyti iš naujo negalima.',
  },
  project_paid: { title: 'Jau apmokėta', detail: 'Šis projektas apmokėtas. Iš naujo mokėti nereikia.' },
  subscription_running: {
    title: 'Galioja prenumerata',
    detail: 'Pirmiausia nutraukite prenumeratas. Tada paskyrą bus galima ištrinti.',
  },
  subscription_over: { title: 'Prenumerata baigėsi', detail: 'Ši prenumerata jau baigėsi.' },
  refund_over: {
    title: 'Pinigai nebegrąžinami',
    detail: '30 dienų pinigų grąžinimo laikotarpis baigėsi. Prenumeratą galite atšaukti laikotarpio pabaigoje.',
  },
  payment_unavailable: {
    title: 'Mokėjimai neveikia',
    detail:
      'Kortelių mokėjimų paslauga šiuo metu neatsako. Pabandykite po akimirkos; du kartus pinigai nebus nurašyti.',
  },
  payment_proof_required: {
    title: 'Ar tai Jūsų mokėjimas?',
    detail: 'Mokėta kitoje naršyklėje. Įrašykite kodą, išsiųstą mokėjimo el. pašto adresu.',
  },
};
