/** Values of some places, ascending by place; all others have 0. A place is the number of a section or a page. */
export type Sparse = { readonly places: Uint32Array; readonly values: Float32Array };

export const NOTHING: Sparse = { places: new Uint32Array(), values: new Float32Array() };

/** The first position from `start` on whose place is not before `place`. */
export function positionOf(places: Uint32Array, place: number, start = 0): number {
  let low = start;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The value of a place. */
export function valueAt({ places, values }: Sparse, place: number): number {
  const at = positionOf(places, place);
  return places[at] === place ? values[at]! : 0;
}

/** If more than one place in so many has a value, it takes less time to look at all of them than to sort. */
const DENSE = 16;

/** Collects values in any order. It is reused, so that a collection costs as much as it has values. */
export class Collector {
  private readonly values: Float32Array;
  private readonly places: Uint32Array;
  private count = 0;

  /** @param size number of places */
  constructor(size: number) {
    this.values = new Float32Array(size);
    this.places = new Uint32Array(size);
  }

  /** Adds a value to that of a place. */
  add(place: number, value: number): void {
    this.raise(place, this.values[place]! + value);
  }

  /** Sets the value of a place to a larger one. */
  raise(place: number, value: number): void {
    const known = this.values[place]!;
    if (value <= known) return;
    if (known === 0) this.places[this.count++] = place;
    this.values[place] = value;
  }

  /** Returns what has been collected, and starts again. */
  take(): Sparse {
    if (this.count === 0) return NOTHING;
    const places = this.ascending();
    const values = new Float32Array(this.count);
    for (let at = 0; at < this.count; at += 1) {
      const place = places[at]!;
      values[at] = this.values[place]!;
      this.values[place] = 0;
    }
    this.count = 0;
    return { places, values };
  }

  private ascending(): Uint32Array {
    const places = this.places.slice(0, this.count);
    if (this.count * DENSE < this.values.length) return places.sort();
    let at = 0;
    for (let place = 0; place < this.values.length; place += 1) {
      if (this.values[place] !== 0) places[at++] = place;
    }
    return places;
  }
}

/** At each place the maximum of a value and another one times a weight. */
export function maximum(one: Sparse, other: Sparse, weight: number): Sparse {
  if (other.places.length === 0) return one;
  if (one.places.length === 0 && weight === 1) return other;
  const size = one.places.length + other.places.length;
  const places = new Uint32Array(size);
  const values = new Float32Array(size);
  let count = 0;
  let left = 0;
  let right = 0;
  while (left < one.places.length || right < other.places.length) {
    const a = one.places[left] ?? Infinity;
    const b = other.places[right] ?? Infinity;
    places[count] = Math.min(a, b);
    values[count] = Math.max(
      a <= b ? one.values[left]! : 0,
      b <= a ? other.values[right]! * weight : 0,
    );
    if (a <= b) left += 1;
    if (b <= a) right += 1;
    count += 1;
  }
  return { places: places.subarray(0, count), values: values.subarray(0, count) };
}

/** At each place the smaller of two values. */
export function minimum(one: Sparse, other: Sparse): Sparse {
  const [few, many] = one.places.length <= other.places.length ? [one, other] : [other, one];
  const places = new Uint32Array(few.places.length);
  const values = new Float32Array(few.places.length);
  let count = 0;
  let right = 0;
  few.places.forEach((place, left) => {
    right = positionOf(many.places, place, right);
    if (many.places[right] !== place) return;
    places[count] = place;
    values[count] = Math.min(few.values[left]!, many.values[right]!);
    count += 1;
  });
  return { places: places.subarray(0, count), values: values.subarray(0, count) };
}

/** Reads values at ascending places. */
export class Cursor {
  private at = 0;

  constructor(private readonly sparse: Sparse) {}

  /** The value of a place. */
  read(place: number): number {
    const { places, values } = this.sparse;
    while (places[this.at]! < place) this.at += 1;
    return places[this.at] === place ? values[this.at]! : 0;
  }

  /** Copies the values from `first` to `end`, exclusive, to the beginning of an array. */
  copy(first: number, end: number, target: Float32Array): void {
    const { places, values } = this.sparse;
    target.fill(0, 0, end - first);
    while (places[this.at]! < first) this.at += 1;
    for (; places[this.at]! < end; this.at += 1) {
      target[places[this.at]! - first] = values[this.at]!;
    }
  }
}
