/** The displayable data of a payment card, as it is stored and shown. */
export interface Card {
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
}
