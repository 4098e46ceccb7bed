/** Behind somebody's own money: "… and a quarter more on top", "… plus another hundred per cent". No plain return. */
export const andMore =
  /^(?: back| again)?,? (?:and|plus) (?!no\b|not\b)(?:(?:an?other|a further)\b|(?:[\w-]+ ){0,4}(?:more|on top|again|as much)\b)/i;
