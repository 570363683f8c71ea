export default {
  title: 'Saugumo žurnalas',
  description:
    'Prisijungimai, slaptažodžių, antrojo žingsnio ir el. pašto adresų pakeitimai šiame projekte. Saugoma 180 dienų.',
  line: '{{who}}: {{what}}',
  by: 'atliko {{by}}',
  kinds: {
    signed_in: 'prisijungta',
    sign_in_failed: 'įrašytas neteisingas slaptažodis',
    password_changed: 'pakeistas slaptažodis',
    password_reset: 'pasirinktas naujas slaptažodis su nuoroda ar kodu',
    email_changed: 'pakeistas el. pašto adresas',
    email_verified: 'patvirtintas el. pašto adresas',
    sessions_ended: 'atjungtas įrenginys',
    refresh_reused: 'atjungta: panaudota seanso kopija',
    code_created: 'sukurtas prisijungimo kodas',
    factor_added: 'pridėtas antras prisijungimo žingsnis',
    factor_removed: 'pašalintas antras prisijungimo žingsnis',
    recovery_codes_renewed: 'atnaujinti atkūrimo kodai',
    recovery_code_used: 'panaudotas atkūrimo kodas',
    codes_guessed: 'per parą įvesta šimtas neteisingų kodų',
  },
};
