/**
 * A sign-up form that an e-mail-marketing service embeds in the investors page. Its script is fetched after a
 * click only, and that page's content security policy alone allows its origins.
 */
export interface EmailMarketingService {
  /** Address of the service's script. */
  readonly scriptUrl: string;
  /** Global function that the script reads its commands from. */
  readonly globalName: string;
  /** The operator's account with the service. */
  readonly accountId: string;
  /** Class and identifier of the element that the script turns into the form. */
  readonly formClass: string;
  readonly formId: string;
  /** Origins that the script loads its styles, pictures and data from, its own included. */
  readonly origins: readonly string[];
}
