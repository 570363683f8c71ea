/** Vienas sakinys apie mėnesį su pakeitimu ir be jo. */
export const scenarios = {
  nothing_needed: 'Šiomis dienomis pamainų nereikia nei su pakeitimu, nei be jo.',
  stays_open_one: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisva liks bent {{count}} pamaina daugiau.',
  stays_open_few: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvos liks bent {{count}} pamainos daugiau.',
  stays_open_many: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvos liks bent {{count}} pamainos daugiau.',
  stays_open_other: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvų liks bent {{count}} pamainų daugiau.',
  stays_open_exactly_one: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisva liks {{count}} pamaina daugiau.',
  stays_open_exactly_few: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvos liks {{count}} pamainos daugiau.',
  stays_open_exactly_many: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvos liks {{count}} pamainos daugiau.',
  stays_open_exactly_other: 'Su šiuo pakeitimu, kad ir ką darytumėte, laisvų liks {{count}} pamainų daugiau.',
  fills_one: 'Su šiuo pakeitimu galima užpildyti bent {{count}} pamainą, kuri be jo lieka laisva.',
  fills_few: 'Su šiuo pakeitimu galima užpildyti bent {{count}} pamainas, kurios be jo lieka laisvos.',
  fills_many: 'Su šiuo pakeitimu galima užpildyti bent {{count}} pamainos, kuri be jo lieka laisva.',
  fills_other: 'Su šiuo pakeitimu galima užpildyti bent {{count}} pamainų, kurios be jo lieka laisvos.',
  fills_exactly_one: 'Su šiuo pakeitimu galima užpildyti {{count}} pamainą, kuri be jo lieka laisva.',
  fills_exactly_few: 'Su šiuo pakeitimu galima užpildyti {{count}} pamainas, kurios be jo lieka laisvos.',
  fills_exactly_many: 'Su šiuo pakeitimu galima užpildyti {{count}} pamainos, kuri be jo lieka laisva.',
  fills_exactly_other: 'Su šiuo pakeitimu galima užpildyti {{count}} pamainų, kurios be jo lieka laisvos.',
  fewer_open_one: 'Su šiuo pakeitimu laisva lieka bent {{count}} pamaina mažiau.',
  fewer_open_few: 'Su šiuo pakeitimu laisvos lieka bent {{count}} pamainos mažiau.',
  fewer_open_many: 'Su šiuo pakeitimu laisvos lieka bent {{count}} pamainos mažiau.',
  fewer_open_other: 'Su šiuo pakeitimu laisvų lieka bent {{count}} pamainų mažiau.',
  fewer_open_exactly_one: 'Su šiuo pakeitimu laisva lieka {{count}} pamaina mažiau.',
  fewer_open_exactly_few: 'Su šiuo pakeitimu laisvos lieka {{count}} pamainos mažiau.',
  fewer_open_exactly_many: 'Su šiuo pakeitimu laisvos lieka {{count}} pamainos mažiau.',
  fewer_open_exactly_other: 'Su šiuo pakeitimu laisvų lieka {{count}} pamainų mažiau.',
  as_open: 'Laisvų pamainų lieka tiek pat, kiek be pakeitimo.',
  same: 'Geriausi grafikai su pakeitimu ir be jo vienodai geri pagal visus tikslus kartu.',
  worse: 'Su šiuo pakeitimu geriausias grafikas blogesnis. Tai įrodyta visiems tikslams kartu.',
  worse_as_full:
    'Užpildyti galima tiek pat pamainų, bet su šiuo pakeitimu geriausias grafikas blogesnis. Tai įrodyta visiems tikslams kartu.',
  better: 'Su šiuo pakeitimu geriausias grafikas geresnis. Tai įrodyta visiems tikslams kartu.',
  better_as_full:
    'Užpildyti galima tiek pat pamainų, o su šiuo pakeitimu geriausias grafikas geresnis. Tai įrodyta visiems tikslams kartu.',
  close: 'Abu grafikai gali būti vienodai geri.',
  close_as_full: 'Užpildyti galima tiek pat pamainų, ir abu grafikai gali būti vienodai geri.',
  close_open_one:
    'Neįrodyta, kas geriau: geriausiuose grafikuose laisvų pamainų skaičius skiriasi ne daugiau kaip {{count}}.',
  close_open_few:
    'Neįrodyta, kas geriau: geriausiuose grafikuose laisvų pamainų skaičius skiriasi ne daugiau kaip {{count}}.',
  close_open_many:
    'Neįrodyta, kas geriau: geriausiuose grafikuose laisvų pamainų skaičius skiriasi ne daugiau kaip {{count}}.',
  close_open_other:
    'Neįrodyta, kas geriau: geriausiuose grafikuose laisvų pamainų skaičius skiriasi ne daugiau kaip {{count}}.',
  as_full: 'Su pakeitimu galima užpildyti tiek pat pamainų, kiek be jo.',
  unproved: 'Neįrodyta. Laisvų pamainų geriausiuose rastuose grafikuose: su pakeitimu {{changed}}, be jo {{base}}.',
};
