/** A small repository to ask: orders are placed, priced and stored over four files, beside what must be left out. */
import type { Entry } from './archives.ts';

const filler = (name: string): string =>
  Array.from(
    { length: 40 },
    (_, at) =>
      `export function ${name}${at}(input: number): number {\n  const doubled = input * ${at + 2};\n  return doubled;\n}\n`,
  ).join('\n');

export const SHOP: readonly Entry[] = [
  {
    path: 'src/orders/place.ts',
    text: `import { priceOrder } from '../pricing/price.ts';
import { OrderStore } from '../store/orders.ts';

/** Places an order: prices it, stores it, answers its number. */
export function placeOrder(store: OrderStore, items: readonly string[]): number {
  const total = priceOrder(items);
  return store.insertOrder({ items, total });
}

${filler('placeDetail')}`,
  },
  {
    path: 'src/pricing/price.ts',
    text: `/** The price of an order in cents: the sum of its items. */
export function priceOrder(items: readonly string[]): number {
  return items.reduce((sum, item) => sum + priceItem(item), 0);
}

function priceItem(item: string): number {
  return item.length * 100;
}

${filler('priceDetail')}`,
  },
  {
    path: 'src/store/orders.ts',
    text: `export interface Order {
  readonly items: readonly string[];
  readonly total: number;
}

/** Keeps orders by number. */
export class OrderStore {
  readonly #orders = new Map<number, Order>();

  insertOrder(order: Order): number {
    const number = this.#orders.size + 1;
    this.#orders.set(number, order);
    return number;
  }
}

${filler('storeDetail')}`,
  },
  { path: 'src/mail/send.ts', text: `export function sendMail(to: string): void {}\n\n${filler('mailDetail')}` },
  { path: 'NOTES.adoc', text: '# Shop\n' },
  { path: 'logo.png', text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]) },
];

export const SHOP_QUESTION = 'how is an order priced and stored when it is placed?';
