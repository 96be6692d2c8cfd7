import { describe, expect, it } from 'vitest';
import { callsOf, edgesOf, filesOf, graphOf } from '../../testing/edge-notation.ts';

describe('C', () => {
  it('leads from a call through the prototype that an included header declares to the definition', async () => {
    const graph = await graphOf(
      filesOf(`
// file: src/jv.h
#include "base.h"
int jv_get(int i);
// file: src/base.h
int base(void);
#define TWICE(x) ((x) + (x))
// file: src/jv.c
#include "jv.h"
int jv_get(int i) { return base(); }
// file: src/impl/base.c
int base(void) { return 1; }
// file: src/main.c
#include <stdio.h>
#include "jv.h"
int main(void) { jv_get(TWICE(1)); printf("x"); undeclared(); return base(); }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'src/jv.c:2 jv_get → src/impl/base.c:1 base exact import',
      'src/main.c:3 main → src/jv.c:2 jv_get exact import',
      'src/main.c:3 main → src/base.h:2 TWICE exact import',
      'src/main.c:3 main → printf foreign',
      'src/main.c:3 main → undeclared unresolved',
      'src/main.c:3 main → src/impl/base.c:1 base exact import',
    ]);
    expect(edgesOf(graph, 'imports')).toEqual([
      'src/jv.c:1 → src/jv.h:1 exact import',
      'src/jv.h:1 → src/base.h:1 exact import',
      'src/main.c:2 → src/jv.h:1 exact import',
    ]);
  });

  it('never takes a function that is private to another file', async () => {
    const calls = await callsOf(`
// file: a.h
int open_it(void);
// file: a.c
#include "a.h"
static int helper(void) { return 1; }
static int open_it(void) { return 2; }
// file: b.c
#include "a.h"
static int own(void) { return 3; }
int run(void) { helper(); open_it(); return own(); }
`);
    expect(calls).toEqual([
      'b.c:3 run → helper unresolved',
      'b.c:3 run → open_it unresolved',
      'b.c:3 run → b.c:2 own exact scope',
    ]);
  });

  it('prefers the definition beside the header among several of one name', async () => {
    const calls = await callsOf(`
// file: lib/list.h
void list_add(int x);
// file: lib/list.c
void list_add(int x) {}
// file: tools/list_add.c
void list_add(int x) {}
// file: lib/use.c
#include "list.h"
void use(void) { list_add(1); }
`);
    expect(calls).toEqual(['lib/use.c:2 use → lib/list.c:1 list_add exact import']);
  });

  it('answers a call through a pointer in a struct with the field, by typedef and declared type', async () => {
    const graph = await graphOf(
      filesOf(`
// file: ops.h
typedef struct ops { int (*open)(int fd); struct ops *next; } ops_t;
// file: disk.c
#include "ops.h"
static int disk_open(int fd) { return fd; }
ops_t disk = { .open = disk_open };
// file: use.c
#include "ops.h"
int use(struct ops *o, ops_t p) { o->next->open(1); return p.open(2); }
`),
    );
    expect(edgesOf(graph, 'calls')).toEqual([
      'use.c:2 use → ops.h:1 ops_t.open inferred field-type',
      'use.c:2 use → ops.h:1 ops_t.open exact declared-type',
    ]);
    expect(edgesOf(graph, 'references')).toContain('disk.c:3 disk → disk.c:2 disk_open exact scope');
  });
});
