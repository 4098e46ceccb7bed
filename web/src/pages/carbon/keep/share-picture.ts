import { brand } from '../../../../../core/brand/brand.ts';
import {
  type CarbonAnswers,
  type CarbonQuestion,
  carbonQuestions,
} from '../../../../../core/carbon/answers.ts';
import type { KeptResult } from '../../../../../core/carbon/kept-result.ts';
import {
  co2e,
  massText,
  orderOfMagnitude,
  ownFigureText,
  secondLine,
} from '../../../../../core/carbon/mass-text.ts';
import { optionLabel } from '../content/questions.ts';
import { logScale } from '../result/log-scale.ts';

/** The size that social networks show uncropped. */
const size = { width: 1200, height: 630 };
const margin = 80;
const colours = { paper: '#fbf8f1', ink: '#16241f', muted: '#4b5a53', primary: '#0e4b3c', accent: '#f2a81d' };
const serif = 'Fraunces, Georgia, serif';
const sans = 'Inter, system-ui, sans-serif';

/** Draws the result as a PNG: figure, evidence and answers, so that the figure never travels alone. */
export async function drawSharePicture({ answers, check, date }: KeptResult): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw.');
  const write = (text: string, y: number, font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, margin, y, size.width - 2 * margin);
  };
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, size.width, size.height);
  write('Our use of AI, estimated', 110, `500 36px ${serif}`, colours.primary);
  const figure = ownFigureText(check.monthlyEmissions);
  write(figure, 240, `500 130px ${serif}`, colours.ink);
  const beside = margin + pen.measureText(figure).width + 24;
  pen.font = `400 34px ${sans}`;
  pen.fillStyle = colours.muted;
  pen.fillText(`${co2e} a month`, beside, 240);
  const again = secondLine(check.monthlyEmissions);
  write(again ?? `Rating: ${check.rating}`, 300, `400 30px ${sans}`, colours.muted);
  if (check.evidence) {
    const { lowKg, centralKg, highKg } = check.evidence;
    // Training is known to an order of magnitude only, which a bar would hide.
    const isTraining = answers.useCase === 'training';
    if (!isTraining) drawBar(pen, [lowKg, centralKg, highKg, check.monthlyEmissions]);
    const range = isTraining
      ? `Published evidence: about ${orderOfMagnitude(lowKg)} to about ${orderOfMagnitude(highKg)} a month.`
      : `Published evidence: ${massText(lowKg)} to ${massText(highKg)} a month, central ${massText(centralKg)} (log scale).`;
    write(range, 455, `400 30px ${sans}`, colours.ink);
  }
  write(
    carbonQuestions.map((question) => given(question, answers)).join(' · '),
    510,
    `400 26px ${sans}`,
    colours.muted,
  );
  write(`${brand.name} · ${date} · an estimate, not a measurement`, 570, `400 26px ${sans}`, colours.muted);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture came out empty.'))));
  });
}

/** An answer that is understood without its question. */
function given(question: CarbonQuestion, answers: CarbonAnswers): string {
  const isOpen = question === 'hosting' && answers.hosting === 'unknown';
  return isOpen ? 'Hosting not known' : optionLabel(question, answers[question]);
}

/** The evidence as a band on a logarithmic line, its central figure marked, our figure as a dot. */
function drawBar(pen: CanvasRenderingContext2D, figuresKg: readonly [number, number, number, number]): void {
  const scale = logScale(figuresKg);
  const [low, central, high, ours] = figuresKg.map(
    (kg) => margin + (scale.place(kg) / 100) * (size.width - 2 * margin),
  ) as [number, number, number, number];
  pen.fillStyle = colours.muted;
  pen.fillRect(margin, 372, size.width - 2 * margin, 2);
  pen.fillStyle = colours.primary;
  pen.globalAlpha = 0.25;
  pen.fillRect(low, 355, Math.max(6, high - low), 36);
  pen.globalAlpha = 1;
  pen.fillRect(central - 3, 355, 6, 36);
  pen.fillStyle = colours.accent;
  pen.beginPath();
  pen.arc(ours, 373, 20, 0, 2 * Math.PI);
  pen.fill();
}
