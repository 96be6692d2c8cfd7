/** Columns that grow: typed arrays twice as large whenever they are full, cut to size at the end. */

/** A column of unsigned 32-bit numbers. */
export class GrowingColumn {
  private values: Uint32Array<ArrayBuffer>;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = enlarged(this.values, new Uint32Array(this.length * 2));
    this.values[this.length++] = value;
  }

  at(index: number): number {
    return this.values[index];
  }

  set(index: number, value: number): void {
    this.values[index] = value;
  }
}

/** A column of rows of `width` counts, each of 255 at most. */
export class CountRows {
  private values: Uint8Array<ArrayBuffer>;
  private readonly width: number;
  length = 0;

  constructor(width: number, capacity = 1024) {
    this.width = width;
    this.values = new Uint8Array(capacity * width);
  }

  /** Appends a row of zeros and answers its number. */
  open(): number {
    if ((this.length + 1) * this.width > this.values.length) {
      this.values = enlarged(this.values, new Uint8Array(this.values.length * 2));
    }
    return this.length++;
  }

  count(row: number, column: number): void {
    const at = row * this.width + column;
    if (this.values[at] < MOST) this.values[at]++;
  }

  /** Copies a row into `target` as its row `to`. */
  copy(row: number, target: Uint8Array, to: number): void {
    const from = row * this.width;
    for (let column = 0; column < this.width; column++) target[to * this.width + column] = this.values[from + column];
  }
}

const MOST = 255;

function enlarged<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
