/** Shown in place of a form's own thanks where the server asks for confirmation: nobody has been added yet. */
export const confirmationNotice = {
  title: 'Please confirm',
  description:
    'Please confirm by the link in the mail we send you. If you are on our list already, there is nothing to do.',
} as const;
