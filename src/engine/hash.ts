/**
 * The one content address of the project: SHA-256, pure JavaScript, so that it is synchronous and the same in a page, in
 * Node and in workerd. This is the only file that names the library.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** SHA-256 of the bytes as 64 lower-case hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
