/** A text that can be made as long as anybody likes: what a visitor may send to find out what a reader costs. */
export interface GrowingText {
  readonly name: string;
  /** The text, exactly that many UTF-16 units long. */
  grow(characters: number): string;
}

/** One unit again and again. */
export function repeated(unit: string, name = unit): GrowingText {
  return { name, grow: (characters) => filled(unit, characters) };
}

/** One unit again and again, `#` in it counting: no two are alike. */
export function counted(unit: string, name = unit): GrowingText {
  return {
    name,
    grow: (characters) => {
      const parts: string[] = [];
      for (let length = 0, index = 1; length < characters; index += 1) {
        const part = unit.replaceAll('#', String(index));
        parts.push(part);
        length += part.length;
      }
      return parts.join('').slice(0, characters);
    },
  };
}

/** A run between two ends, as in a bracket that is closed a page later. */
export function enclosed(
  opening: string,
  unit: string,
  closing: string,
  name = `${opening}${unit}…${closing}`,
): GrowingText {
  return {
    name,
    grow: (characters) => `${opening}${filled(unit, characters - opening.length - closing.length)}${closing}`,
  };
}

/** As many openings as closings, one inside the other. */
export function nested(opening: string, closing: string): GrowingText {
  return {
    name: `${opening}…${closing} nested`,
    grow: (characters) => {
      const depth = Math.ceil(characters / (opening.length + closing.length));
      return (opening.repeat(depth) + closing.repeat(depth)).slice(0, characters);
    },
  };
}

/** Units of a word or two are not cut: half a word at the end may be read otherwise, at another cost. */
const longestWhole = 100;

function filled(unit: string, characters: number): string {
  const length = Math.max(characters, 0);
  if (unit.length > longestWhole) return unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return unit.repeat(Math.floor(length / unit.length)).padEnd(length);
}
