/** The words of the form at the foot of the landing page. */
export const contact = {
  title: 'Join our mailing list',
  text: 'Notes on running a firm in good order, and news of the product. No spam, unsubscribe anytime.',
  fields: { name: 'Name', email: 'Email', company: 'Company', phone: 'Phone' },
  optional: 'optional',
  button: 'Send',
  submitting: 'Submitting...',
  invalidEmail: 'Please enter a valid email address',
  success: {
    title: 'Form submitted successfully',
    text: "Thank you for your interest! We'll be in touch soon.",
  },
  failure: {
    title: 'Error submitting form',
    text: 'There was an error submitting your form. Please try again.',
  },
  privacy: { before: 'How we look after your details: our ', link: 'privacy policy', after: '.' },
} as const;
