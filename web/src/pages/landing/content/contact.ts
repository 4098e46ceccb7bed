/** The words of the form at the foot of the landing page. */
export const contact = {
  title: 'Join our mailing list',
  text: 'Notes on running a firm in good order, and news of the product.',
  enterprise: 'More than one site? Add your company’s name and we’ll write to you about Enterprise.',
  fields: { name: 'Name', email: 'Email', company: 'Company', phone: 'Phone' },
  button: 'Send my details',
  submitting: 'Submitting...',
  success: {
    title: 'Form submitted successfully',
    description: "Thank you for your interest! We'll be in touch soon.",
  },
  failure: {
    title: 'Error submitting form',
    description: 'There was an error submitting your form. Please try again.',
  },
  privacy: { before: 'How we look after your details: our ', link: 'privacy policy', after: '.' },
} as const;
