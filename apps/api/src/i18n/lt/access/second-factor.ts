/** El. laiškų apie prisijungimą dviem žingsniais žodžiai. */
export const secondFactor = {
  subject: {
    totpAdded: 'Prie „Pamainos“ paskyros pridėta autentifikavimo programėlė',
    totpRemoved: 'Iš „Pamainos“ paskyros pašalinta autentifikavimo programėlė',
    passkeyAdded: 'Prie „Pamainos“ paskyros pridėtas prieigos raktas',
    passkeyRemoved: 'Iš „Pamainos“ paskyros pašalintas prieigos raktas',
    codesRenewed: 'Nauji „Pamainos“ paskyros atkūrimo kodai',
    recoveryCodeUsed: 'Panaudotas „Pamainos“ paskyros atkūrimo kodas',
    factorsRemoved: 'Išjungtas prisijungimas dviem žingsniais prie „Pamainos“',
    codesGuessed: 'Kažkas bando prisijungti prie Jūsų „Pamainos“ paskyros',
  },
  mail: {
    totpAdded: '{{time}} prie paskyros „{{username}}“ pridėta autentifikavimo programėlė.',
    totpRemoved: '{{time}} iš paskyros „{{username}}“ pašalinta autentifikavimo programėlė.',
    passkeyAdded: '{{time}} prie paskyros „{{username}}“ pridėtas prieigos raktas „{{name}}“.',
    passkeyRemoved: '{{time}} iš paskyros „{{username}}“ pašalintas prieigos raktas „{{name}}“.',
    codesRenewed: '{{time}} sukurti nauji paskyros „{{username}}“ atkūrimo kodai. Ankstesni nebegalioja.',
    recoveryCodeUsed_one: '{{time}} panaudotas paskyros „{{username}}“ atkūrimo kodas. Liko {{count}} kodas.',
    recoveryCodeUsed_few: '{{time}} panaudotas paskyros „{{username}}“ atkūrimo kodas. Liko {{count}} kodai.',
    recoveryCodeUsed_many: '{{time}} panaudotas paskyros „{{username}}“ atkūrimo kodas. Liko {{count}} kodo.',
    recoveryCodeUsed_other: '{{time}} panaudotas paskyros „{{username}}“ atkūrimo kodas. Liko {{count}} kodų.',
    factorsRemoved:
      '{{time}} vadybininkas nustatė naują paskyros „{{username}}“ slaptažodį. Kartu išjungtas prisijungimas dviem žingsniais.',
    codesGuessed:
      '{{time}}: prie paskyros „{{username}}“ po teisingo slaptažodžio 100 kartų įvestas neteisingas kodas. Naujuose įrenginiuose kodai parai užblokuoti. Prieigos raktai, atkūrimo kodai ir Jūsų įrenginiai veikia kaip anksčiau.',
    notYou: 'Jei tai ne Jūs, iš karto pakeiskite slaptažodį ir patikrinkite paskyros saugumo nustatymus.',
    guessed: 'Jei tai ne Jūs, iš karto pakeiskite slaptažodį: kažkas jį žino.',
  },
};
