/** Anything above this many units of money cannot be given to the cent as a JavaScript number. */
export const largestAmount = 9e13;

/** The row under which exercised options are paid. */
export const exercisedOptionsHolder = 'Exercised options';
/** The row under which unexercised options are paid where they are treated as exercised. */
export const unexercisedOptionsHolder = 'Unexercised options';
