export default {
  login: 'Prisijungti',
  signIn: 'Prisijungti',
  title: 'Kito mėnesio grafikas – kol kava dar neatvėso',
  lead: 'Nurodykite, kiek žmonių ir kada reikia. „Pamaina“ sudarys mėnesio grafiką, parodys, kas liko neužpildyta ir kodėl, o paskelbus informuos komandą.',
  start: 'Sukurti paskyrą',
  haveAccount: 'Jau turiu paskyrą',
  plan: {
    title: 'Mėnuo per kelias sekundes',
    text: 'Atsižvelgiama į roles, valandas, laisvadienius ir šventes; prie kiekvienos neužpildytos pamainos – priežastys.',
  },
  law: {
    title: 'Tikrinamos darbo laiko taisyklės',
    text: 'Poilsis, savaitės valandos, nepilnamečiai: kiekvienas pakeitimas parodo, kurią taisyklę pažeistų, su straipsniu.',
  },
  team: {
    title: 'Kiekvieno kišenėje',
    text: 'Darbuotojai telefone mato kitą pamainą, valandas ir su kuo dirbs.',
  },
};
