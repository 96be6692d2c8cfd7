/** A record while the builder still fills it in. It leaves the room as what it is, and nothing changes it there. */
export type Unfinished<Record> = { -readonly [Key in keyof Record]: Record[Key] };
