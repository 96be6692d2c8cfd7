/** The short lists of words that carry no idea. How common any other word is, is counted in the repository itself. */

/** Words that ask, join and refer; nothing that could be a thing. */
export const ASKING: ReadonlySet<string> = new Set(
  (
    'a about after all also am an and any are as at be because been before being between both but by can could did do does doing ' +
    'done during each either else even every for from get gets getting give given go goes had has have having he her here ' +
    'him his how however i if in instead into is it its itself just let lets like made make makes making many may me might ' +
    'more most much must my neither no not of off on one only onto or other our out over own per please rather same shall she ' +
    'should show since so some somehow such than that the their them then there these they this those through thus to too ' +
    'under until up upon us use used uses using very via was we were what whats when where whether which while who whom ' +
    'whose why will with within without would you your ' +
    'aren couldn didn doesn don hadn hasn haven isn ll re shouldn ve wasn weren won wouldn explain tell want happen happens work works'
  ).split(' '),
);

/** Words that say what is wanted rather than where: kept, at a discount. */
export const WISHES: ReadonlySet<string> = new Set(
  (
    'add adds added adding allow allows avoid avoids change changes ensure ensures fix fixed fixes fixing implement implements ' +
    'improve improves prevent prevents provide provides refactor remove removed removes replace replaces simplify support ' +
    'supports supported supporting update updates issue bug wrong correctly incorrectly proper properly unnecessary code'
  ).split(' '),
);

/** Small words that make one word with the verb before them: `log … in` is `login`. */
export const PARTICLES: ReadonlySet<string> = new Set('in out up off on down back over away through'.split(' '));
