/** Emails to an account: links that work once, and notices of what changed. */
export const accountMails = {
  reset_password: {
    subject: 'Pasirinkite naują „Pamaina“ slaptažodį',
    text: 'Gautas prašymas pakeisti naudotojo {{username}} slaptažodį. Naują slaptažodį pasirinkite paspaudę nuorodą: ji veikia vieną kartą ir galioja {{minutes}} min. Tada visi įrenginiai bus atjungti.\n\nJei prašėte ne Jūs, nieko nedarykite: slaptažodis nepasikeis.',
    link: 'Pasirinkti naują slaptažodį',
  },
  verify_email: {
    subject: 'Patvirtinkite el. pašto adresą',
    text: 'Šis adresas įrašytas naudotojui {{username}}. Patvirtinkite jį paspaudę nuorodą: tada, pamiršę slaptažodį, galėsite pasirinkti naują. Nuoroda galioja {{days}} d.\n\nJei įrašėte ne Jūs, nieko nedarykite.',
    link: 'Patvirtinti adresą',
  },
  invitation: {
    subject: '{{project}}: Jūsų darbo grafikas',
    text: '{{project}} pamainas planuoja programoje „Pamaina“. Kad matytumėte savo pamainas, paspauskite nuorodą ir pasirinkite slaptažodį. Nuoroda veikia vieną kartą ir galioja {{invitationDays}} d. Jūsų prisijungimo vardas – {{username}}.\n\nJei ten nedirbate, nieko nedarykite.',
    link: 'Pasirinkti slaptažodį',
  },
  password_changed: {
    subject: 'Pakeistas „Pamaina“ slaptažodis',
    text: 'Naudotojo {{username}} slaptažodis pakeistas, visi kiti įrenginiai atjungti.\n\nJei pakeitėte ne Jūs, nedelsdami pasirinkite naują slaptažodį.',
    link: 'Pamiršau slaptažodį',
  },
  email_changed: {
    subject: 'Pakeistas „Pamaina“ el. pašto adresas',
    text: 'Naudotojo {{username}} el. pašto adresas pakeistas. Nauji laiškai siunčiami nauju adresu.\n\nJei pakeitėte ne Jūs, nedelsdami pasirinkite naują slaptažodį.',
    link: 'Pamiršau slaptažodį',
  },
  new_device: {
    subject: 'Prisijungta naujame įrenginyje',
    text: 'Naudotojas {{username}} prisijungė įrenginyje, kuriame anksčiau nesijungė: {{device}}.\n\nJei prisijungėte ne Jūs, pasirinkite naują slaptažodį ir nustatymuose atjunkite tą įrenginį.',
    link: 'Pamiršau slaptažodį',
  },
};
