/**
 * The secret behind `#` of the address, which browsers send to no server. `-` where there is none: the server then says
 * that the link is incomplete.
 */
export const secretInHash = (): string => location.hash.slice(1, 201) || '-';
