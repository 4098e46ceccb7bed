import { brand } from '../../../../core/brand/brand.ts';

export const about = {
  eyebrow: 'About us',
  title: 'In good order, for everyone',
  introduction: `${brand.name} exists so that a firm of five can be run as well as a firm of five hundred.`,
  message: {
    title: 'A message from our founder',
    paragraphs: [
      'Most small firms are run by people who are very good at something else. They bake, build, care or design. Then, in the evening, they become their own operations department.',
      'I have sat at that kitchen table. The work is not hard, but there is a lot of it, and it never announces itself: a certificate that ran out, a supplier nobody checked, a policy a customer wants by Friday. Large firms have people for this. Small ones have a drawer.',
      `“Fettle” is an old word for good order. We built ${brand.name} to be that drawer, sorted: one place for suppliers, dates and documents, and an assistant who reads it all and tells you plainly what to do next. The tools that we can give away, we do.`,
      'We are early, and we say so. If something is wrong or missing, write to me. It is the quickest way to make it better.',
    ],
    signature: `The founder of ${brand.name}`,
  },
  values: {
    title: 'What we stand for',
    items: [
      {
        picture: 'simplicity',
        title: 'Simplicity',
        text: 'One clear next step beats ten options. If a page needs a manual, the page is wrong.',
      },
      {
        picture: 'transparency',
        title: 'Transparency',
        text: 'We show how an answer was reached, which engine gave it and what it might have missed.',
      },
      {
        picture: 'sustainability',
        title: 'Sustainability',
        text: 'Good for the planet and good housekeeping are usually the same thing: waste less, and know whom you buy from.',
      },
    ],
  },
  commitments: {
    title: 'What we promise',
    text: 'Six promises that you can hold us to.',
    items: [
      { title: 'Free tools stay free', text: 'No sign-in, no trial period, no card.' },
      {
        title: 'Your documents are not ours',
        text: 'What you submit to a free tool is answered and then forgotten. We never store it.',
      },
      {
        title: 'A draft is called a draft',
        text: 'AI can be wrong. Whatever ours writes is for you to check, and we say so every time.',
      },
      {
        title: 'Sources beside figures',
        text: 'Where we give a figure, we say where it comes from and how sure we are.',
      },
      {
        title: 'Plain words',
        text: 'Where a text must be long, such as our terms, every part of it has a short version.',
      },
      {
        title: 'No tricks',
        text: 'You can leave as easily as you came: unsubscribe anytime, no hidden charges.',
      },
    ],
  },
  closing: {
    title: 'Come and see',
    text: 'Try a free tool, or write to us. Both take a minute.',
    primary: { text: 'Try the free tools', path: '/#tools' },
    secondary: { text: 'Get in touch', path: '/#contact' },
  },
} as const;
