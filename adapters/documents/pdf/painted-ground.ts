import type { ReadingMeter } from '../reading-meter.ts';
import type { PaintedArea } from './painted-areas.ts';

/** What lies under and over a point of the page for something drawn at a place in the order of drawing. */
export interface Ground {
  readonly isCovered: boolean;
  /** The last area painted before it; undefined on bare paper. */
  readonly area: PaintedArea | undefined;
}

const noAreas: readonly PaintedArea[] = [];
const barePaper: Ground = { isCovered: false, area: undefined };
const bandHeight = 12;
/** Areas over more bands than this are looked at for every point. */
const mostBands = 8;

/** The opaque areas of a page, in bands of the height of a line, so that a word is compared with those near it. */
export class PaintedGround {
  readonly #bands = new Map<number, PaintedArea[]>();
  readonly #tall: PaintedArea[] = [];
  readonly #meter: ReadingMeter;
  #isBare = true;

  constructor(areas: readonly PaintedArea[], meter: ReadingMeter) {
    this.#meter = meter;
    for (const area of areas) if (area.isOpaque) this.#add(area);
  }

  /** What lies at a point, for something drawn as number `order`. */
  at(x: number, y: number, order: number): Ground {
    if (this.#isBare) return barePaper;
    const band = this.#bands.get(Math.floor(y / bandHeight)) ?? noAreas;
    const compared = this.#tall.length + band.length;
    if (compared === 0) return barePaper;
    this.#meter.spend('comparisons', compared);
    let area: PaintedArea | undefined;
    for (const list of [this.#tall, band]) {
      for (const candidate of list) {
        if (x < candidate.left || x > candidate.right || y < candidate.top || y > candidate.bottom) continue;
        if (candidate.order > order) return { isCovered: true, area: undefined };
        if (!area || candidate.order > area.order) area = candidate;
      }
    }
    return { isCovered: false, area };
  }

  #add(area: PaintedArea): void {
    this.#isBare = false;
    const first = Math.floor(area.top / bandHeight);
    const last = Math.floor(area.bottom / bandHeight);
    if (!(last - first < mostBands)) {
      this.#tall.push(area);
      return;
    }
    for (let band = first; band <= last; band += 1) {
      const areas = this.#bands.get(band);
      if (areas) areas.push(area);
      else this.#bands.set(band, [area]);
    }
  }
}
