/**
 * One line of code as flat pieces. A highlighter's tree knows nothing of lines and a marked word knows nothing of tokens; here both
 * are cut so that a piece lies in one line, one token and inside or outside one mark. The pieces of a line joined give the line.
 */

/** The part of a highlighter's tree that is read here. */
export interface TreeNode {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly TreeNode[];
}

export interface Token {
  readonly text: string;
  /** Class of the innermost token around it; empty for plain text. */
  readonly kind: string;
}

export interface CodePiece extends Token {
  readonly marked: boolean;
}

const kindOf = (node: TreeNode, outer: string): string => {
  const names = node.properties?.className;
  return Array.isArray(names) && names.length > 0 ? names.join(' ') : outer;
};

/** Tokens of each line of the highlighted text; a token over several lines is cut at their ends. */
export function tokenLines(root: TreeNode): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  const visit = (node: TreeNode, kind: string): void => {
    if (node.value !== undefined) {
      for (const [index, text] of node.value.split('\n').entries()) {
        if (index > 0) lines.push([]);
        if (text) lines[lines.length - 1].push({ text, kind });
      }
    }
    for (const child of node.children ?? []) visit(child, kindOf(child, kind));
  };
  visit(root, '');
  return lines;
}

export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** Tokens cut at the marks' ends. Marks are in order and do not overlap. */
export function markTokens(tokens: readonly Token[], marks: readonly Mark[]): readonly CodePiece[] {
  const pieces: CodePiece[] = [];
  let offset = 0;
  let next = 0;
  for (const { text, kind } of tokens) {
    let at = 0;
    while (at < text.length) {
      while (next < marks.length && marks[next].end <= offset + at) next++;
      const mark = marks[next];
      const marked = mark !== undefined && mark.start <= offset + at;
      const border = mark === undefined ? text.length : (marked ? mark.end : mark.start) - offset;
      const end = Math.min(text.length, border);
      pieces.push({ text: text.slice(at, end), kind, marked });
      at = end;
    }
    offset += text.length;
  }
  return pieces;
}
