/** Darbo laiko apskaitos failų žodžiai. */
export const timesheets = {
  file: 'darbo-laiko-apskaita',
  payroll: 'Darbo užmokestis',
  sheet: 'Žiniaraštis',
  title: 'Darbo laiko apskaitos žiniaraštis {{from}} – {{to}}, valandos',
  signature: 'Atsakingas asmuo (vardas, pavardė, parašas): ______________________________',
  unapproved: '* Dar nepatvirtinta arba be pabaigos.',
  nothingWorked:
    'Šiuo laikotarpiu neįrašyta jokio darbo laiko, todėl nėra už ką mokėti. Suplanuotos pamainos skaičiuojamos, kai jos pažymimos, įrašomos arba laikoma, kad dirbta pagal grafiką.',
  notLocked: 'Nė vienas šio laikotarpio mėnuo neužrakintas: duomenys dar gali keistis.',
  id: 'ID',
  person: 'Darbuotojas',
  norm: 'Norma, val.',
  planned: 'Suplanuota, val.',
  worked: 'Dirbta, val.',
  night: 'Naktis 22–06, val.',
  holiday: 'Švenčių dienos, val.',
  restDay: 'Poilsio dienos ne pagal grafiką, val.',
  overtime: 'Viršvalandžiai, val.',
  additional: 'Papildomas darbas (DK 35 str.), val.',
  vacation: 'Atostogos, darbo dienos',
  sickLeave: 'Liga, darbo dienos',
  personal: 'Asmeniniai reikalai, darbo dienos',
  rate: 'Valandinis atlygis, EUR',
  cost: 'Sąnaudos su priemokomis, EUR',
  coinciding: 'Sutampa dvi priemokos, imta didesnė, val.',
  earlierOvertime: 'Ankstesnių mėnesių viršvalandžiai (tik priemoka), val.',
  onCallHome: 'Budėjimas namuose, val.',
  onCallPay:
    'Budėjimas namuose nėra darbo laikas ir į sąnaudas neįskaičiuotas. Už kiekvieną jo savaitę mokama bent 20 proc. vidutinio darbo užmokesčio (DK 118 str.).',
  rule: 'Taikytos mažiausios DK 144 str. priemokos. Kai dvi sutampa, imama didesnė, o valandos pažymėtos.',
  short: {
    worked: 'Dirbta',
    overtime: 'Viršval.',
    night: 'Naktis',
    holiday: 'Šventės',
    restDay: 'Poilsio d.',
    additional: 'Papild.',
  },
  /** Kai galioja ne Lietuvos darbo kodeksas. */
  otherLaw: {
    onCallPay: 'Budėjimas namuose į sąnaudas neįskaičiuotas.',
    additional: 'Papildomas darbas pagal susitarimą, val.',
    rule: 'Sąnaudos – be priemokų: pasirinktas įstatymų rinkinys jų nenustato.',
  },
  premiums: 'Sutampa priemokos (už naktį, švenčių dieną, poilsio dieną), {{hours}}: mokama didesnė (DK 144 str.).',
  toLeave:
    '{{name}}: {{hours}} darbuotojo prašymu pridėta prie atostogų ({{leave}}), todėl už jas nemokama (DK 144 str. 5 d.).',
  earlierNote:
    '{{name}}, {{month}}: pasibaigus apskaitiniam laikotarpiui paaiškėjo {{hours}} viršvalandžių, kai šis mėnuo jau buvo užrakintas. Už pačias valandas jau sumokėta, todėl dabar pridedama tik priemoka už viršvalandžius.',
};
