/** Project files as plain data: JSON with comments and trailing commas. Reading never throws; what cannot be read is empty. */
import { parse } from 'jsonc-parser';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonRecord = { readonly [key: string]: Json };

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object in a JSON text; an empty one when the text is something else. */
export function readJson(text: string): JsonRecord {
  const value: unknown = parse(text, [], { allowTrailingComma: true });
  return isRecord(value) ? value : {};
}

/** A field that should be an object. */
export function recordAt(record: JsonRecord, key: string): JsonRecord {
  const value = record[key];
  return isRecord(value) ? value : {};
}

/** A field that should be a text. */
export function textAt(record: JsonRecord, key: string): string | null {
  const value = record[key];
  return typeof value === 'string' ? value : null;
}

/** The texts of a field that should be a text or a list of texts. */
export function textsAt(record: JsonRecord, key: string): string[] {
  const value = record[key];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
}
