/** What a firm does with or for somebody, in the words of a question that its owner answers in a second. */
export const roleLabels = {
  grow: 'Grow, rear, fish or fell',
  'serve-farms': 'Do work for farms and forests',
  extract: 'Mine, quarry or drill',
  make: 'Make or process goods',
  build: 'Build, install or fit on site',
  wholesale: 'Sell to other businesses',
  retail: 'Sell to the public, in a shop or online',
  hire: 'Hire or rent things out',
  repair: 'Repair, service or maintain things',
  transport: 'Carry people or goods, or store goods',
  food: 'Serve food or drink ready to eat',
  lodge: 'Put people up overnight',
  publish: 'Publish, broadcast or produce media',
  program: 'Write software or run computer systems for others',
  supply: 'Supply energy, water or communications',
  lend: 'Lend, invest or handle money',
  insure: 'Insure, or arrange insurance',
  property: 'Let, sell or manage property',
  advise: 'Advise, design, test or research for clients',
  promote: 'Advertise or promote for others',
  support: 'Run office work or supply staff for other firms',
  travel: 'Arrange travel, tours or tickets',
  guard: 'Guard or investigate',
  clean: 'Clean, or look after buildings and grounds',
  waste: 'Collect, treat or recycle waste',
  teach: 'Teach or train',
  treat: 'Treat patients or animals',
  care: 'Care for people who need help',
  entertain: 'Entertain, show or run sport and leisure',
  personal: 'Serve people in person: hair, laundry, funerals and the like',
  associate: 'Bring members, believers or donors together',
  govern: 'Carry out the tasks of government',
} as const;

export type Role = keyof typeof roleLabels;

/** Whether a word names one of the roles. */
export function isRole(word: string): word is Role {
  return Object.hasOwn(roleLabels, word);
}
