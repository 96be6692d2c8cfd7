/**
 * What a grammar of C cannot read is replaced by blanks before it parses, so that every offset stays what it is: macros
 * that stand for attributes, and, where a parse has errors, conditional lines, inside of bodies with every branch but the
 * first.
 */

const ATTRIBUTES: readonly RegExp[] = [
  // `class EXPORT_API Foo : Bar {`
  /(?=[A-Z])(?<=\b(?:class|struct|union)\s+)[A-Z][A-Z0-9_]*(?:\([^()]*\))?(?=\s+[A-Za-z_]\w*\s*(?:final\s*)?[:{;])/g,
  // `int f(void) PRINTF_LIKE(1, 2);`
  /(?=[A-Z])\b(?<=\)\s*)[A-Z][A-Z0-9_]{2,}(?:\([^()]*\))?(?=\s*[;{])/g,
  // `Mutex lock_ GUARDED_BY(mutex_);`
  /(?=[A-Z])\b(?<=[\w\]>][ \t]+)(?<!\b(?:return|else|case|throw|do|new|delete|typedef|co_return)[ \t]+)[A-Z][A-Z0-9]*_[A-Z0-9_]*\([^()\n]*\)(?=[ \t]*[;=])/g,
  // `EXPORT_API int f(void)` at the start of a line, or behind a word that says how it is stored
  /(?=[A-Z])\b(?<=^(?:(?:static|extern|inline)\s+)*)[A-Z][A-Z0-9_]{2,}(?:\([^()\n]*\))?(?=[ \t]+(?:(?:static|extern|inline|const|constexpr|struct|auto|unsigned)\s+)*[A-Za-z_][\w:]*(?:<[^;{}()]*>)?[\s*&]+[A-Za-z_~][\w:]*\s*\()/gm,
  // `FAST_CALL inline auto f()`: before a word of the language, other such macros between
  /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=[ \t]+(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+[ \t]+)*(?:auto|void|bool|char|int|long|double|float|unsigned|size_t|u?int\d+_t|inline|static|constexpr|explicit|friend|virtual|extern|const|template)(?![\w)]))/g,
  /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=[ \t]+~\w+\()/g,
  // `PRAGMA_GCC(push_options)` on a line of its own
  /^[A-Z][A-Z0-9]*_[A-Z0-9_]+\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)[ \t]*(?=\n\s*[^\s{:=])/gm,
  // `NO_ADDRESS Allocator alloc_;`, `if CONSTEXPR (…)`, a macro alone at the start of a line
  /\b[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=[ \t]+[A-Za-z_][\w:]*[ \t]+\w+;)/g,
  /(?=[A-Z])\b(?<=\bif[ \t]+)[A-Z][A-Z0-9]*_[A-Z0-9_]+(?=[ \t]*\()/g,
  /^[A-Z][A-Z0-9]*_[A-Z0-9_]+[ \t]*(?=\n\s*[\w#/])/gm,
];

/** `template <typename T, ENABLE_IF(is_same<T, int>::value)>`: a parameter that is a macro, and what stands before it. */
const PARAMETER = /,\s*[A-Z][A-Z0-9]*_[A-Z0-9_]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)(?=\s*[,>])/g;
const IN_TEMPLATE = /\btemplate\s*<[^;{}()]*$/;

/** A raw string between delimiters as long as they may be, which the grammar takes for never ending. */
const LONGEST_RAW = /R"([^()\\\s"]{16})\(([\s\S]*?)\)\1"/g;
const DELIMITER_REST = ' '.repeat(15);

/** Conditions: over several lines, or of an include in angle brackets, they are none for the grammar. */
const CONDITION = /^([ \t]*#[ \t]*(?:el)?if\b)(?:[^\n]*\\\n)*[^\n]*/gm;

/** `FMT_BEGIN_NAMESPACE` on a line of its own opens the namespace `fmt`: so the macro is named by custom. */
const NAMESPACE = /^([A-Z][A-Z0-9]*)_(BEGIN|END)_NAMESPACE(?=[ \t]*(?:\/\/[^\n]*)?$)/gm;

/** Directives at the start of a line, with the lines they continue on. */
const DIRECTIVE = /[ \t]*#[ \t]*(\w+)([^\n\\]*(?:\\[\s\S][^\n\\]*)*)/y;
/** Words between the parameters of a function and its body. */
const BEFORE_BODY = /(?:[)=]|\b(?:const|noexcept|override|final|else|do|try))\s*$/;
/** How far back the text before a brace, and before a parameter of a template, is looked at, in UTF-16 code units. */
const REACH = 40;
const TEMPLATE_REACH = 400;

/** The text without macros that stand for attributes, and with the braces of those that stand for a namespace. */
export function withoutAttributes(text: string): string {
  let blanked = text.replace(NAMESPACE, (found, prefix: string, begins: string) => {
    const opened = begins === 'BEGIN' ? `namespace ${prefix.toLowerCase()} {` : '}';
    return opened.padEnd(found.length);
  });
  blanked = blanked.replace(CONDITION, (found, begins: string) =>
    /\(<|\\\n/.test(found) ? `${begins} 1${blankOf(found.slice(begins.length + 2))}` : found,
  );
  blanked = blanked.replace(
    LONGEST_RAW,
    (_, __, content: string) => `R"x(${DELIMITER_REST}${content}${DELIMITER_REST})x"`,
  );
  // The grammar knows no empty list as the default of a parameter.
  blanked = blanked.replace(/=\s*\{\}(?=\s*[,)])/g, (found) => '=0'.padEnd(found.length));
  for (const pattern of ATTRIBUTES) blanked = blanked.replace(pattern, (found) => blankOf(found));
  const whole = blanked;
  return whole.replace(PARAMETER, (found, at: number) =>
    IN_TEMPLATE.test(whole.slice(Math.max(0, at - TEMPLATE_REACH), at)) ? blankOf(found) : found,
  );
}

/** The text without what a language says that its grammar cannot read. */
export function withoutLines(text: string, pattern: string): string {
  return text.replace(new RegExp(pattern, 'gm'), (found) => blankOf(found));
}

interface Branch {
  readonly inBody: boolean;
  /** Whether a branch of the condition has been kept. */
  readonly taken: boolean;
  /** Whether the text of the branch is left out. */
  readonly skipped: boolean;
  /** Braces that were open when the condition began. */
  readonly open: number;
}

/** The text without conditional lines, and inside of bodies without the later branches. */
export function withoutBranches(text: string): string {
  const parts: string[] = [];
  const branches: Branch[] = [];
  /** Open braces: whether each is of a body. */
  let braces: boolean[] = [];
  let kept = 0;
  const cut = (from: number, to: number): void => {
    parts.push(text.slice(kept, from), blankOf(text.slice(from, to)));
    kept = to;
  };
  for (let at = 0; at < text.length; ) {
    const top = branches[branches.length - 1];
    if (at === 0 || text[at - 1] === '\n') {
      DIRECTIVE.lastIndex = at;
      const directive = DIRECTIVE.exec(text);
      if (directive) {
        const end = at + directive[0].length;
        const word = directive[1]!;
        const inBody = braces[braces.length - 1] === true;
        if (/^if/.test(word)) {
          const zero = word === 'if' && /^\s*0\s*$/.test(directive[2]!);
          branches.push({
            inBody,
            taken: !zero,
            skipped: top?.skipped === true || (inBody && zero),
            open: braces.length,
          });
          cut(at, end);
        } else if (/^el/.test(word) && top) {
          const outer = branches[branches.length - 2]?.skipped === true;
          branches[branches.length - 1] = { ...top, taken: true, skipped: outer || (top.inBody && top.taken) };
          if (!top.inBody) braces = braces.slice(0, top.open);
          cut(at, end);
        } else if (word === 'endif' && top) {
          branches.pop();
          cut(at, end);
        } else if (top?.skipped) cut(at, end);
        else if (word === 'define') cutComments(directive[0], at, cut);
        at = end;
        continue;
      }
      if (top?.skipped) {
        const next = text.indexOf('\n', at);
        const end = next < 0 ? text.length : next;
        cut(at, end);
        at = Math.max(end, at + 1);
        continue;
      }
    }
    const end = opaqueEnd(text, at);
    if (end > at) {
      at = end;
      continue;
    }
    const char = text[at];
    if (char === '{') {
      braces.push(braces[braces.length - 1] === true || BEFORE_BODY.test(text.slice(Math.max(0, at - REACH), at)));
    } else if (char === '}') braces.pop();
    at++;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(kept);
}

/** A comment inside a definition of several lines ends the macro early. */
function cutComments(directive: string, start: number, cut: (from: number, to: number) => void): void {
  if (!directive.includes('\\')) return;
  for (const comment of directive.matchAll(/\/\*[\s\S]*?\*\//g)) {
    cut(start + comment.index, start + comment.index + comment[0].length);
  }
}

/** Offset after the comment, string or character that starts here; the offset itself when none does. */
function opaqueEnd(text: string, at: number): number {
  const char = text[at];
  if (char === '/' && text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (char === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? text.length : end + 2;
  }
  if (char !== '"' && char !== "'") return at;
  for (let end = at + 1; end < text.length && text[end] !== '\n'; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === char) return end + 1;
  }
  return at;
}

function blankOf(text: string): string {
  return text.replace(/[^\n\r]/g, ' ');
}
